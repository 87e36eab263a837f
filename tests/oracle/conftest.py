"""Every test of a rule runs twice: on the slow engine, and on the fast one that players meet."""

import pytest

from tests.oracle import engines
from tests.oracle.hexafuse import HexaFuseOracle
from tests.oracle.hexano_duel import HexanoDuelOracle
from tests.oracle.hexpertise import HexpertiseOracle

BOTH = ["slow", "fast"]


@pytest.fixture(params=BOTH)
def hexafuse(request: pytest.FixtureRequest) -> engines.StartHexaFuse:
    return HexaFuseOracle if request.param == "slow" else engines.fast_hexafuse


@pytest.fixture(params=BOTH)
def hexano_duel(request: pytest.FixtureRequest) -> engines.StartHexanoDuel:
    return HexanoDuelOracle if request.param == "slow" else engines.fast_hexano_duel


@pytest.fixture(params=BOTH)
def hexpertise(request: pytest.FixtureRequest) -> engines.StartHexpertise:
    return HexpertiseOracle if request.param == "slow" else engines.fast_hexpertise
