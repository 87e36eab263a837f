BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE deadlines (
	room VARCHAR(32) NOT NULL, 
	player INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	since FLOAT NOT NULL, 
	due FLOAT NOT NULL, 
	PRIMARY KEY (room), 
	FOREIGN KEY(room) REFERENCES rooms (id)
);
INSERT INTO "deadlines" VALUES('hexafuse3456',1,3,1790000507.0,1790000537.0);
INSERT INTO "deadlines" VALUES('hexanoduel23',0,5,1790000601.0,1790000661.0);
CREATE TABLE log (
	room VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	player INTEGER NOT NULL, 
	move TEXT, 
	act VARCHAR(16), 
	client_id VARCHAR(64), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (room, number), 
	CONSTRAINT one_answer UNIQUE (room, client_id), 
	CONSTRAINT move_or_act CHECK ((move IS NULL) <> (act IS NULL)), 
	FOREIGN KEY(room) REFERENCES rooms (id)
);
INSERT INTO "log" VALUES('hexafuse2345',0,0,0,'a3,a4',NULL,'client-id-0001',1790000001.0);
INSERT INTO "log" VALUES('hexafuse2345',1,1,1,'swap',NULL,NULL,1790000004.0);
INSERT INTO "log" VALUES('hexafuse2345',2,2,0,'b1,c2,c3,d2',NULL,'client-id-0002',1790000007.0);
INSERT INTO "log" VALUES('hexafuse2345',3,3,1,'f1,f2,g2,h1',NULL,NULL,1790000010.0);
INSERT INTO "log" VALUES('hexafuse2345',4,4,0,'d4,e4,f4,f5',NULL,'client-id-0003',1790000013.0);
INSERT INTO "log" VALUES('hexafuse2345',5,5,1,'h3,h4,i2,i3',NULL,NULL,1790000016.0);
INSERT INTO "log" VALUES('hexafuse2345',6,6,0,'e8,f6,f7',NULL,'client-id-0004',1790000019.0);
INSERT INTO "log" VALUES('hexafuse2345',7,7,1,'b4,b5,b6,c5,c6',NULL,NULL,1790000022.0);
INSERT INTO "log" VALUES('hexafuse2345',8,8,0,'d8,e9,f8,g7',NULL,'client-id-0005',1790000025.0);
INSERT INTO "log" VALUES('hexafuse2345',9,9,1,'pass',NULL,NULL,1790000028.0);
INSERT INTO "log" VALUES('hexafuse2345',10,10,0,'e5,e6,e7',NULL,'client-id-0006',1790000031.0);
INSERT INTO "log" VALUES('hexafuse2345',11,11,1,'pass',NULL,NULL,1790000034.0);
INSERT INTO "log" VALUES('hexafuse2345',12,12,0,'b2',NULL,'client-id-0007',1790000037.0);
INSERT INTO "log" VALUES('hexafuse2345',13,13,1,'pass',NULL,NULL,1790000040.0);
INSERT INTO "log" VALUES('hexafuse2345',14,14,0,'pass',NULL,'client-id-0008',1790000043.0);
INSERT INTO "log" VALUES('hexafuse3456',0,0,0,'a2,a3,a4,a5',NULL,NULL,1790000501.0);
INSERT INTO "log" VALUES('hexafuse3456',1,1,1,'swap',NULL,'client-id-0009',1790000504.0);
INSERT INTO "log" VALUES('hexafuse3456',2,2,0,'c7,d7,e8,f7',NULL,NULL,1790000507.0);
INSERT INTO "log" VALUES('hexanoduel23',0,0,0,'g4-g3',NULL,'client-id-0018',1790000601.0);
INSERT INTO "log" VALUES('hexanoduel23',1,1,1,'g1-f2',NULL,'client-id-0026',1790000601.0);
INSERT INTO "log" VALUES('hexanoduel23',2,2,0,'g3-f3',NULL,'client-id-0033',1790000601.0);
INSERT INTO "log" VALUES('hexanoduel23',3,3,0,NULL,'undo','undo-it-001',1790000602.0);
INSERT INTO "log" VALUES('hexanoduel23',4,2,1,NULL,'offer','offer-it-01',1790000603.0);
INSERT INTO "log" VALUES('hexpertise23',0,0,0,'D:c1',NULL,'client-id-0034',1790000701.0);
INSERT INTO "log" VALUES('hexpertise23',1,0,1,'F:e4',NULL,NULL,1790000704.0);
INSERT INTO "log" VALUES('hexpertise23',2,2,0,'L:c2',NULL,'client-id-0035',1790000707.0);
INSERT INTO "log" VALUES('hexpertise23',3,2,1,'E:f4',NULL,NULL,1790000710.0);
INSERT INTO "log" VALUES('hexpertise23',4,4,0,'D:d6',NULL,'client-id-0036',1790000713.0);
INSERT INTO "log" VALUES('hexpertise23',5,4,1,'D:g3',NULL,NULL,1790000716.0);
INSERT INTO "log" VALUES('hexpertise23',6,6,0,'W:d5',NULL,'client-id-0037',1790000719.0);
INSERT INTO "log" VALUES('hexpertise23',7,6,1,'W:a2',NULL,NULL,1790000722.0);
INSERT INTO "log" VALUES('hexpertise23',8,8,0,'E:b2',NULL,'client-id-0038',1790000725.0);
INSERT INTO "log" VALUES('hexpertise23',9,9,0,NULL,'resign','resign-0001',1790000728.0);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	alive FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1790000800.0);
CREATE TABLE rooms (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	ended FLOAT, 
	rematch_of VARCHAR(32), 
	PRIMARY KEY (id), 
	UNIQUE (rematch_of), 
	FOREIGN KEY(rematch_of) REFERENCES rooms (id)
);
INSERT INTO "rooms" VALUES('hexafuse2345','hexafuse','{"anchors": "opposed"}','{"anchors": [["a5", "i1"], ["a1", "i5"]], "blocked": ["c4", "g4"], "queues": [["O4", "U4", "I2", "S4", "Y4", "I3", "C5", "F5", "A3", "L4", "I1", "P4", "V3", "I4", "I5"], ["L4", "C5", "U4", "O4", "Y4", "V3", "I3", "P4", "I4", "I1", "A3", "S4", "F5", "I2", "I5"]]}',1790000000.0,1790000043.0,NULL);
INSERT INTO "rooms" VALUES('hexafuse3456','hexafuse','{"anchors": "facing"}','{"anchors": [["a1", "e1"], ["e9", "i5"]], "blocked": ["d4", "f5"], "queues": [["I4", "S4", "P4", "I5", "F5", "I2", "I3", "I1", "V3", "Y4", "U4", "A3", "O4", "L4", "C5"], ["L4", "S4", "V3", "Y4", "C5", "I4", "U4", "P4", "I1", "I2", "A3", "F5", "O4", "I3", "I5"]]}',1790000500.0,NULL,'hexafuse2345');
INSERT INTO "rooms" VALUES('hexanoduel23','hexano-duel','{"layout": "rosette"}','{"stacks": {"a1": "K3K1", "a2": "G1G2G3", "a3": "P1P2P3", "a4": "W3W1", "b1": "B1B2B3", "b2": "R1R2R3", "b3": "Y1Y2Y3", "b4": "O1O2O3", "b5": "B1B2B3", "c1": "Y1Y2Y3", "c2": "O1O2O3", "c3": "B1B2B3", "c4": "P1P2P3", "c5": "G1G2G3", "c6": "R1R2R3", "d1": "W3W1", "d2": "P1P2P3", "d3": "G1G2G3", "d4": "C1C2C3", "d5": "R1R2R3", "d6": "Y1Y2Y3", "d7": "K3K1", "e1": "G1G2G3", "e2": "R1R2R3", "e3": "Y1Y2Y3", "e4": "O1O2O3", "e5": "B1B2B3", "e6": "P1P2P3", "f1": "O1O2O3", "f2": "B1B2B3", "f3": "P1P2P3", "f4": "G1G2G3", "f5": "O1O2O3", "g1": "K3K1", "g2": "Y1Y2Y3", "g3": "R1R2R3", "g4": "W3W1"}}',1790000600.0,NULL,NULL);
INSERT INTO "rooms" VALUES('hexpertise23','hexpertise','{"advanced": true}','{"deck": ["DF", "LE", "DA", "WE", "FE", "WA", "LA", "FA", "FW", "LD", "DW", "LF", "LW", "EA", "DE", "LD", "WA", "WE", "FW", "FE", "DE", "EA", "LA", "LF", "DF", "DW", "LW", "DA", "FA", "LE"], "nexus": "EDWALF"}',1790000700.0,1790000728.0,NULL);
CREATE TABLE seats (
	room VARCHAR(32) NOT NULL, 
	player INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	guest VARCHAR(32), 
	level VARCHAR(32), 
	awaited BOOLEAN NOT NULL, 
	PRIMARY KEY (room, player), 
	CONSTRAINT guest_or_bot CHECK ((guest IS NULL) <> (level IS NULL)), 
	FOREIGN KEY(room) REFERENCES rooms (id)
);
INSERT INTO "seats" VALUES('hexafuse2345',0,'Calm Heron','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,0);
INSERT INTO "seats" VALUES('hexafuse2345',1,'Spark',NULL,'spark',0);
INSERT INTO "seats" VALUES('hexafuse3456',0,'Spark',NULL,'spark',0);
INSERT INTO "seats" VALUES('hexafuse3456',1,'Calm Heron','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,1);
INSERT INTO "seats" VALUES('hexanoduel23',0,'Calm Heron','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,1);
INSERT INTO "seats" VALUES('hexanoduel23',1,'Keen Otter','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,0);
INSERT INTO "seats" VALUES('hexpertise23',0,'Calm Heron','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,0);
INSERT INTO "seats" VALUES('hexpertise23',1,'Spark',NULL,'spark',0);
CREATE INDEX rooms_open ON rooms (ended);
CREATE INDEX seats_guest ON seats (guest);
COMMIT;
