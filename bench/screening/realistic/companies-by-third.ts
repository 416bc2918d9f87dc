/** By a third author, who knew neither the matcher nor the other parts. Only counted: nobody has looked at its misses. */
// prettier-ignore
export const companiesByThird = String.raw`
Russian legal forms: ООО «СеверТрансНефть» = Severtransneft LLC; Public Joint Stock Company Uralmetallservis = PAO Uralmetallservis; Joint-Stock Company Research and Production Enterprise Vega-Radio = АО НПП Вега-Радио
| OOO Stroimontazh-Sever / OOO Stroimontazh-Yug; AO Uralkhimmash / AO Uralmash; PAO Volgabank / PAO Donbank

German legal forms: Müller & Söhne Maschinenbau GmbH = Mueller und Soehne Maschinenbau Gesellschaft mit beschränkter Haftung; Alpenkraft Aktiengesellschaft = Alpenkraft AG; Nordlicht Handels GmbH & Co. KG = Nordlicht Handelsgesellschaft mbH & Co KG
| Hansa Reederei GmbH / Hansa Reifen GmbH; Bergmann Logistik Österreich GmbH / Bergmann Logistik Schweiz AG; Rheintal Immobilien Fonds 3 GmbH & Co. KG / Rheintal Immobilien Fonds 4 GmbH & Co. KG

Spanish and Portuguese legal forms: Inversiones El Roble, Sociedad Anónima de Capital Variable = Inversiones El Roble S.A. de C.V.; Comercializadora Hermanos Peña Cía. Ltda. = Comercializadora Hnos. Pena Compania Limitada; Transportes Rio Verde Ltda - ME = Transportes Rio Verde Limitada
| Agropecuaria La Esperanza S.A. / Agropecuaria La Estancia S.A.; Constructora Andina del Norte S.A.S. / Constructora Andina del Sur S.A.S.; Banco do Litoral S.A. / Banco do Planalto S.A.

French, Italian and Dutch legal forms: Société Anonyme des Ciments du Littoral = Ciments du Littoral S.A.; Fratelli Bianchetti Società a responsabilità limitata = F.lli Bianchetti S.r.l.; Van Houten Staalbouw Besloten Vennootschap = Van Houten Staalbouw B.V.
| Compagnie Minière du Kivu SARL / Compagnie Minière du Katanga SARL; Cantine Valdoro S.p.A. / Cartiere Valdoro S.p.A.; De Jong Transport BV / De Jong Tankopslag BV

Central European and Nordic legal forms: Spółka z ograniczoną odpowiedzialnością Wektor-Stal = Wektor-Stal Sp. z o.o.; Morava Stroj, společnost s ručením omezeným = Morava Stroj s.r.o.; Nordhavn Rederi Aksjeselskap = Nordhavn Rederi AS
| Wisła Paliwa S.A. / Wisła Pasze S.A.; Dunav Promet d.o.o. / Drava Promet d.o.o.; Baltic Timber UAB / Baltic Tankers UAB

Turkish companies: Yıldızlar Dış Ticaret Limited Şirketi = Yildizlar Dis Tic. Ltd. Sti.; Öz Karadeniz Gıda Sanayi ve Ticaret A.Ş. = Oz Karadeniz Gida San. Tic. Anonim Sirketi; Bosfor Denizcilik Joint Stock Company = Bosfor Denizcilik A.S.
| Ege Çelik A.Ş. / Ege Çimento A.Ş.; Marmara Tekstil Ltd. Şti. / Marmara Turizm Ltd. Şti.; Anadolu Petrol Ürünleri A.Ş. / Anadolu Tarım Ürünleri A.Ş.

Chinese companies: 深圳市华兴电子有限公司 = Shenzhen Huaxing Electronics Co., Ltd.; Dalian Haifeng Shipping Company Limited = Dalian Hai Feng Shipping Co Ltd; Guangdong Yuehai Import & Export Corp. = Guangdong Yuehai Imp. and Exp. Corporation
| Shanghai Xinda Trading Co., Ltd. / Shanghai Xinde Trading Co., Ltd.; Beijing Tianli Technology Co., Ltd. / Beijing Tianhe Technology Co., Ltd.; Ningbo Hengtong Chemical Co Ltd / Ningbo Hengtong Textile Co Ltd

Iranian and Arab companies: شرکت صنایع پتروشیمی آریا = Arya Petrochemical Industries Company; Sherkat-e Khadamat-e Bandari Sepehr = Sepehr Port Services Company; Al-Noor General Trading LLC = Alnour General Trading L.L.C.
| Mehr Petrochemical Company / Sepehr Petrochemical Company; Al Safa Exchange Company / Al Marwa Exchange Company; Al Rafidain Construction Co / Al Rasheed Construction Co

Korean and Japanese companies: 조선광명무역회사 = Korea Kwangmyong Trading Company; Daehan Steel Chusik Hoesa = Daehan Steel Co., Ltd.; Kabushiki Kaisha Yamato Seiki = Yamato Seiki K.K.
| Korea Kumgang Trading Corporation / Korea Kumsan Trading Corporation; Hanil Heavy Industries / Hanil Precision Industries; Mitsuba Denki KK / Mitsuba Kagaku KK

Indian and South-East Asian companies: Shree Balaji Exports Private Limited = Sri Balaji Exports Pvt. Ltd.; Perseroan Terbatas Sinar Jaya Abadi Tbk = PT Sinar Jaya Abadi, Tbk.; Công ty TNHH Thương mại Hoàng Long = Hoang Long Trading Company Limited
| Shree Balaji Exports Pvt Ltd / Shree Ganesh Exports Pvt Ltd; PT Sinar Jaya Abadi / PT Sinar Mulia Abadi; Perak Timber Sdn Bhd / Pahang Timber Sdn Bhd

Acronyms and long names: Islamic Republic of Iran Shipping Lines = IRISL Group; Petróleos de Venezuela, S.A. = PDVSA; Bayerische Motoren Werke AG = BMW AG
| SCT Shipping / STC Shipping; National Iranian Oil Company / National Iranian Tanker Company; KBR Holdings / KBC Holdings

Abbreviations: Harrington International Manufacturing Company = Harrington Intl. Mfg. Co.; Chowdhury Brothers Engineering Works = Chowdhury Bros Engg Works; Consolidated Chemical Distributors Incorporated = Consol. Chem. Distr., Inc.
| Atlas Mfg Group / Atlas Mgmt Group; Pacific Intl Insurance / Pacific Intl Investment; Northern Eng. Services / Northern Env. Services

Trading and former names: Bluepeak Hospitality LLC dba Casa Mirador = Casa Mirador (Bluepeak Hospitality LLC); Redmayne Foods Ltd t-a Golden Crust = Redmayne Foods Limited trading as Golden Crust; Kestrel Aviation Services FZE (formerly Falcon Wings FZE) = Kestrel Aviation Services FZE
| Golden Crust Bakery / Golden Crest Bakery; Casa Mirador Hotels / Casa Miramar Hotels; Falcon Wings Cargo / Falcon Wings Catering

Word order: Trading House Agroimpex = Agroimpex Trading House; Shipping Company Aurora Marine Ltd = Aurora Marine Shipping Company Ltd; Zavod Elektropribor, AO = AO Elektropribor Zavod
| Bank of China / China Construction Bank; Eastern Star Marine / Eastern Sun Marine; House of Lagos Trading / House of Accra Trading

Numbers as words: Seven Seas Marine Services Ltd = 7 Seas Marine Services Limited; Twenty-First Century Holdings Inc. = 21st Century Holdings Inc; Factory No. 4 Kazan = Kazan Factory Number Four
| Four Winds Logistics / Five Winds Logistics; Plant No. 12 Minsk / Plant No. 21 Minsk; First Delta Bank / Third Delta Bank

Misspelt legal forms: Oakfield Properties Limtied = Oakfield Properties Ltd; Silverbrook Capital Corportaion = Silverbrook Capital Corp.; Al Waha Contracting Compnay WLL = Al Waha Contracting Co. W.L.L.
| Oakfield Properties Ltd / Oakdale Properties Ltd; Silverbrook Capital Corp / Silverstone Capital Corp; Sandhurst Textiles Ltd / Sandringham Textiles Ltd

National branches and subsidiaries: Deutsche Handelsbank AG, Filiale Wien = Deutsche Handelsbank Aktiengesellschaft Vienna Branch; Citrine Bank N.A. London Branch = Citrine Bank National Association (London Branch); Veltra Pharma India Private Limited = Veltra Pharma (India) Pvt. Ltd.
| Veltra Pharma India Pvt Ltd / Veltra Pharma Nigeria Ltd; Sunhaven Insurance (Kenya) Ltd / Sunhaven Insurance (Uganda) Ltd; Orbinet Telecom Romania SRL / Orbinet Telecom Moldova SRL

Funds and trusts: Greyrock Capital Partners Fund II, L.P. = Greyrock Capital Partners Fund 2 LP; Meridian Growth Sicav-SIF SCA = Meridian Growth SICAV SIF S.C.A.; Alderwood Family Trust Company Ltd = The Alderwood Family Trust Co. Limited
| Greyrock Capital Partners Fund III LP / Greyrock Capital Partners Fund IV LP; Helios Opportunity Fund 1 / Helios Opportunity Fund 7; Kingsmere Bond Fund / Kingsmere Equity Fund

Ships and ship owners: M.V. Ocean Trader V = MV OCEAN TRADER 5; Motor Tanker Grace Pioneer = MT Gracepioneer; Blue Horizon Shipmanagement S.A. = Blue Horizon Ship Management SA
| Ocean Trader 5 / Ocean Trader 6; Golden Star I / Golden Star II; Sea Dragon Maritime / Sea Falcon Maritime

Ministries, charities and movements: Министерство обороны Российской Федерации = Ministry of Defense of the Russian Federation; Al-Rahma Relief Foundation = Rahmah Relief Foundation; International Islamic Charity Organisation = Intl. Islamic Charity Organization
| Ministry of Interior of Syria / Ministry of Information of Syria; Benevolence Relief Foundation / Benevolence Education Foundation; People's Defence Front / People's Democratic Front
`;
