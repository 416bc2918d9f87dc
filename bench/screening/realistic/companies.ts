/** By kind: names of one organisation as two records may have them, and after the bar names of two that look alike. */
// prettier-ignore
export const companies = String.raw`
legal form misspelt: Quillon Ferrous Limitied = Quillon Ferrous Limited; Brackwater Foods Inc0rporated = Brackwater Foods Incorporated; Halvard Optics Gmhb = Halvard Optics GmbH; Orsetta Marmi S.r.l = Orsetta Marmi srl; Peltonic Corpration = Peltonic Corporation; Ternosko Transport Sp.zo.o. = Ternosko Transport Sp. z o.o.; Ruvello Cargo Pvt Limted = Ruvello Cargo Private Limited; Saffrey Loomis Compnay = Saffrey Loomis Company
| Quillon Ferrous Ltd / Quillon Nonferrous Ltd; Halvard Optics GmbH / Halvard Optionen GmbH; Orsetta Marmi srl / Rosetta Marmi srl; Peltonic Corporation / Teltonic Corporation

legal form: Dvinsk Agromash OOO = LLC Dvinsk Agromash; Общество с ограниченной ответственностью Двинскагромаш = OOO Dvinskagromash; Torrebruna Seguros S.A. = Torrebruna Seguros Sociedad Anónima; Mirabeau Négoce SARL = Mirabeau Negoce; Kestutis Metalas UAB = UAB Kęstutis Metalas; Zephyrine Holdings Ltd = Zephyrine Holdings; Publichnoe aktsionernoe obshchestvo Ladogamash = PAO Ladogamash; Hoshizora Seiki K.K. = Hoshizora Seiki Kabushiki Kaisha
| Dvinsk Agromash OOO / Dvinsk Agrotrans OOO; Torrebruna Seguros S.A. / Torrebruna Servicios S.A.; Mirabeau Négoce SARL / Mirabel Négoce SARL; Kestutis Metalas UAB / Kestutis Baldai UAB

acronym: OVRP = Orania Valley Railway Partnership; TZMC = Tarzan Zinc Mining Corporation; Federal Institute of Polar Shipping = FIPS; K.S.D.B. = Karelian State Development Bank; NLFD = National Liberation Front of Dorvania; Society for Inland Navigation and Trade (SINT) = Society for Inland Navigation and Trade; General Establishment of Grain Processing = GEGP
| OVRP / Orania Valley Water Partnership; KSDB / KSBD; FIPS Shipping / FITS Shipping; NLFD / National Labour Front of Harvania

branch: Meridonia Savings Bank London Branch = Meridonia Savings Bank, London; Banque Tessaly (Suisse) SA = Banque Tessaly Switzerland SA; Vespertine Insurance of Canada = Vespertine Insurance Canada Inc; Grupo Altamirano México = Grupo Altamirano Mexico S.A. de C.V.; Kelvaran Deutschland GmbH = Kelvaran Germany GmbH
| Meridonia Savings Bank (Nigeria) / Meridonia Savings Bank (Ghana); Banque Tessaly Luxembourg / Banque Tessaly Monaco; Vespertine Insurance Canada / Vespertine Insurance Australia; Kelvaran Italia SpA / Kelvaran España SA; Ostrovit Petroleum Kazakhstan / Ostrovit Petroleum; Lumensky Telecom Uzbekistan / Lumensky Telecom Tajikistan

number: Corvane Capital Partners IV = Corvane Capital Partners 4; Third Brickell Ventures Fund = Brickell Ventures Fund III; Plant No. 27 Volzhsk = Volzhsk Plant 27; Aldersgate Securitisation 2019-2 plc = Aldersgate Securitisation 2019-2; Factory Number Twelve = Factory No 12
| Corvane Capital Partners IV / Corvane Capital Partners VI; Brickell Ventures Fund II / Brickell Ventures Fund; Plant No. 27 Volzhsk / Plant No. 72 Volzhsk; Aldersgate Securitisation 2019-2 / Aldersgate Securitisation 2019-1; Research Institute 33 / Research Institute 13; Harrowgate Nominees No 1 / Harrowgate Nominees No 2

generic words: Intl Brenko Trading = International Brenko Trading Co; Selvaran General Trdg LLC = Selvaran General Trading; Malkova Industries & Trade = Malkova Industry and Trade; Pernambel Constructions = Pernambel Construction Company; Foundation for Relief Zalmani = Zalmani Relief Foundation; Al-Mirqab Exchange Company = Al Mirqab Exchange; Ochre Point Mgmt Services = Ochre Point Management Services; Univ. of Tarvos = University of Tarvos
| Brenko International Trading / Branka International Trading; Selvaran General Trading / Salvador General Trading; Global Star Logistics / Global Sea Logistics; United Petrochemical Industries / United Pharmaceutical Industries; National Bank of Commerce / National Bank of Communications; Blue Sky Aviation / Blue Sea Aviation; China Eastern Shipping / China Western Shipping; Advanced Technology Research / Advanced Technology Resources; First Oriental Insurance / First Oriental Investment; Central Engineering Bureau / Central Engine Bureau

misspelt: Brakcwater Foods = Brackwater Foods; Quilon Ferrous Works = Quillon Ferrous Works; Torebruna Seguros = Torrebruna Seguros; Mirqabb Exchange = Mirqab Exchange; Zephrine Holdings = Zephyrine Holdings; Ochrepoint Management = Ochre Point Management; Lumensky Telekom = Lumensky Telecom; Halvard-Optics = Halvard Optics
| Brackwater Foods / Blackwater Goods; Zephyrine Holdings / Zephyr Holdings; Ochre Point / Amber Point; Torvald Shipping / Thorwald Securities; Kelvaran / Kelvana; Tarvos Mining / Talos Mining

translated: Банк Меридония = Bank Meridonia; Завод имени Лесовского = Lesovskiy Zavod; شركة المرقاب للصرافة = Sharikat al-Mirqab lil-Sirafa; Universität Tarvos = Tarvos University; Banco Altamirano de Desarrollo = Banco de Desarrollo Altamirano; Société Minière de Tessaly = Ste Miniere Tessaly
| Banco Altamirano de Desarrollo / Banco Altamirano de Depósitos; Bank Meridonia / Bank Meridiana; Лесовской завод / Лесной завод

vessels: M/V ORLA DUNMORE = ORLA DUNMORE; MT Kestrel Sea = KESTREL SEA; ZHONG HAI 18 = ZHONGHAI 18; HAE SONG-7 = HAE SONG 7
| ORLA DUNMORE / ORLA DUNBAR; ZHONG HAI 18 / ZHONG HAI 16; KESTREL SEA / KESTREL SKY; HAE SONG 7 / HAE DONG 7`;
