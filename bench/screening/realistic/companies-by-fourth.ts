/**
 * Companies by a fourth author, who knew neither the matcher nor the other parts. Looked at for model 2026-11-27-companies.
 */
// prettier-ignore
export const companiesByFourth = String.raw`
Russian legal forms: ООО «БалтТрансРезерв» = Balttransrezerv LLC; Closed Joint Stock Company Orion-Pribor = ЗАО "Орион-Прибор"; Obshchestvo s Ogranichennoy Otvetstvennostyu Volgakabel = OOO Volgakabel; PAO Sibelektroset = Public Joint Stock Company Sibelektroset
| OOO Tekhnoprom-Ural / OOO Tekhnoprom-Kuban; AO NPO Kvarts / AO NPO Kvant; ООО «Лесмаш Вологда» / ООО «Лесмаш Пермь»

Ukrainian and Belarusian companies: ТОВ «Дніпроагросвіт» = Dniproahrosvit LLC; PrJSC Zoriabudmash = Приватне акціонерне товариство «Зорябудмаш»; OAO Gomelstalinstrument = ОАО «Гомельстальинструмент»
| TOV Kharkivenerhobud / TOV Poltavaenerhobud; ТОВ «Агро-Лан Захід» / ТОВ «Агро-Лан Південь»; Minsk Bearing Plant OJSC / Minsk Spring Plant OJSC

German, Austrian and Swiss forms: Kessler Anlagentechnik Gesellschaft mit beschränkter Haftung = Kessler Anlagentechnik GmbH; Brüggemann & Söhne KG = Brueggemann und Soehne Kommanditgesellschaft; Hoffrichter Maschinenbau GmbH & Co. KG = Hoffrichter Maschinenbau
| Lindner Spedition GmbH / Lindner Elektronik GmbH; Nordhafen Logistik GmbH / Südhafen Logistik GmbH; Reinhardt Pharma AG / Reinhold Pharma AG

French and francophone Africa: Société Anonyme des Mines de Kalima = SA Mines de Kalima; Ets Moussavou et Fils SARL = Etablissements Moussavou & Fils; Compagnie Ivoirienne de Négoce du Cacao = Cie Ivoirienne de Negoce du Cacao SA
| Société Minière du Haut-Uélé / Société Minière du Bas-Uélé; Sahel Transit Niger SARL / Sahel Transit Tchad SARL; Kivu Or Export SARL / Kivu Café Export SARL; Groupe Diabaté BTP / Groupe Diabaté Assurances

Spanish and Portuguese forms: Inversiones Roble Alto C.A. = INVERSIONES ROBLE ALTO COMPAÑIA ANONIMA; Comercializadora Tres Palmas S. de R.L. de C.V. = Comercializadora Tres Palmas; Construtora Ipê Amarelo Ltda = Construtora Ipe Amarelo Limitada; Agropecuaria La Candelosa S.A. = Agropecuaria La Candeloza Sociedad Anonima
| Inversiones El Tamarindo S.A. / Transportes El Tamarindo S.A.; Minera Cerro Negrillo S.A.C. / Minera Cerro Blanquillo S.A.C.; Ganadera Hermanos Urrego Ltda / Ganadera Hermanos Urquijo Ltda

Italian, Benelux and Nordic forms: Officine Bertagnoli S.p.A. = Officine Bertagnoli Società per Azioni; Van der Heuvel Scheepswerf B.V. = Scheepswerf van der Heuvel; Skarvfjord Maritim Aksjeselskap = Skarvfjord Maritim AS
| Fratelli Morandini Marmi Srl / Fratelli Morandini Vini Srl; De Graaf Tankopslag B.V. / De Graaf Bloemen B.V.; Oy Kallio Metalli Ab / Oy Kallio Puu Ab

Turkish companies: Yıldıran Dış Ticaret Limited Şirketi = Yildiran Dis Ticaret Ltd. Sti.; Özgümüş Makina Sanayi ve Ticaret A.Ş. = Ozgumus Makine San. Tic. Anonim Sirketi; Karaçay Denizcilik ve Nakliyat Ltd Şti = Karacay Shipping and Transport Limited Company; Başaran Petrol Ürünleri A.Ş. = Basaran Petroleum Products Inc
| Demirtepe İnşaat A.Ş. / Demirtepe Tekstil A.Ş.; Öztürkler Gıda Ltd. Şti. / Öztekinler Gıda Ltd. Şti.; Anadolu Ufuk Lojistik A.Ş. / Anadolu Umut Lojistik A.Ş.

Arabic and Gulf companies: شركة النجم الساطع للتجارة العامة = Al Najm Al Sate General Trading Company; Al-Mutahida Contracting W.L.L. = Almutahida Contracting Co. With Limited Liability; Rimal Al Sahra Trading FZE = RIMAL ALSAHARA TRADING F.Z.E
| Bin Hattab Real Estate LLC / Bin Hattab Poultry Farms LLC; Al Wadi Al Akhdar General Trading / Al Wadi Al Azraq General Trading; شركة دار السلام للصرافة / شركة دار السلام للأدوية; Gulf Pearl Marine Services LLC / Gulf Coral Marine Services LLC

Iranian companies: Sherkat-e Tolidi-ye Sanati-ye Mehrabzar = Mehr Abzar Industrial Manufacturing Company; شرکت پارس نوین الکترونیک = Pars Novin Electronic Co.; Arvand Gostar Trading P.J.S. = Arvandgostar Trading Private Joint Stock Company
| Sepehr Tavan Turbine Company / Sepehr Tavan Plastics Company; Pishgam Sanat Shargh / Pishgam Sanat Gharb; Shahid Ebrahimi Industries Group / Shahid Karimi Industries Group

Chinese companies: 深圳市华锐通科技有限公司 = Shenzhen Huaruitong Technology Co., Ltd.; Dandong Xinghai Trade Co Ltd = 丹东兴海贸易有限公司; Qingdao Hengfa Shipping Company Limited = QINGDAO HENG FA SHIPPING CO LTD
| Dalian Haoyuan Trading Co Ltd / Dalian Hongyang Trading Co Ltd; 上海金桥化工有限公司 / 上海银桥化工有限公司; Ningbo Shengda Electronics Co., Ltd. / Wenzhou Shengda Electronics Co., Ltd.; Hong Kong Wah Lung Metal Limited / Hong Kong Wah Lung Garments Limited

Japanese and Korean companies: 株式会社東山精機 = Higashiyama Seiki Co., Ltd.; Kabushiki Kaisha Minatogawa Shoji = Minatogawa Shoji K.K.; 대한미래산업 주식회사 = Daehan Mirae Industrial Co Ltd; Hankwang Precision Co. Ltd. = 한광정밀(주)
| Nishikawa Kogyo K.K. / Nishimura Kogyo K.K.; 주식회사 서진화학 / 주식회사 서진건설; Tokai Optics Co Ltd / Tokai Plastics Co Ltd

North Korean trading firms: 조선은하산무역회사 = Korea Unhasan Trading Company; Maebong Mining Machinery Trading Corp = Korea Maebong Mining Machinery Trading Corporation; Songchon Joint Venture Company = Songcheon JV Co.
| Korea Haesong Shipping Company / Korea Kumsong Shipping Company; Pyongyang Taeryong Garment Factory / Wonsan Taeryong Garment Factory; Korea Unsan Metal Trading Corp / Korea Unsan Fishery Trading Corp

Southeast Asian forms: PT Samudra Jaya Perkasa = Perseroan Terbatas Samudra Jaya Perkasa; Kencana Murni Sdn. Bhd. = KENCANA MURNI SENDIRIAN BERHAD; Công ty TNHH Thương mại Hoàng Phát = Hoang Phat Trading Co., Ltd; Lotus Bridge Pte Ltd = Lotus Bridge Private Limited (Singapore)
| PT Mitra Bahari Sejahtera / PT Mitra Bahari Sentosa; Công ty Cổ phần Xây dựng Đại Thành / Công ty Cổ phần Xây dựng Đại Việt; Golden Mekong Timber Sdn Bhd / Golden Mekong Rubber Sdn Bhd

Indian subcontinent companies: Shree Balaji Tex Fab Pvt. Ltd. = Sri Balaji Texfab Private Limited; Messrs Haji Rafiq & Brothers = Haji Rafique and Bros.; Padmaja Agro Inds Ltd = Padmaja Agro Industries Limited
| Chowdhury Jute Mills Ltd / Chowdhury Steel Mills Ltd; Al-Karam Rice Exporters Lahore / Al-Karam Surgical Instruments Sialkot; Sundaram Castings Pvt Ltd / Sundaresan Castings Pvt Ltd; Ganga Valley Chemicals Ltd / Yamuna Valley Chemicals Ltd

Balkans and Central Europe: Društvo s ograničenom odgovornošću Zlatibor Drvo = Zlatibor Drvo d.o.o.; Przedsiębiorstwo Handlowe Kowalmet Sp. z o.o. = PH Kowalmet Spółka z ograniczoną odpowiedzialnością; Тракия Импекс ЕООД = Trakia Impex EOOD
| Danubius Agro Kft. / Danubius Film Kft.; Vardar Tabak AD Skopje / Vardar Tekstil AD Skopje; Beskid Trans Sp. z o.o. / Bieszczad Trans Sp. z o.o.

Caucasus and Central Asia: ТОО «Арал Мунай Сервис» = Aral Munai Service LLP; Samarqand Paxta Mas'uliyati Cheklangan Jamiyat = Samarkand Pakhta LLC; შპს კოლხი ტრანსი = Kolkhi Trans LLC
| TOO Altyn Dala Astyk / TOO Altyn Dala Kurylys; OsOO Manas Impex / OsOO Talas Impex; Baku Kabel Zavodu MMC / Sumqayit Kabel Zavodu MMC

legal form moved, changed or left out: LLC "Gidroteplostroy" = Gidroteplostroy; S.A. Texlomar = TEXLOMAR; Limited Liability Company Vostokmedpribor = Vostokmedpribor Ltd
| Rovex LLC / Novex LLC; Tamir S.A. / Timur S.A.; Helion GmbH / Helios GmbH

acronym against the long name: National Iraqi Grain Silos Company = NIGSC; NII Radiosistem = Nauchno-Issledovatelskiy Institut Radiosistem; Atlas MTC LLC = Atlas Marine Transport Company LLC
| ICTC International Cotton Trading Company / ICTC International Chemical Trading Company; National Iraqi Cement Company (NICC) / National Iraqi Carpet Company (NICC); SMC Shipping Ltd / SNB Shipping Ltd; TsKB Granat / TsKB Beryll

misspellings and OCR slips: Petrolux Navigation Co = Petro1ux Navigation Co; Meridional Chemicals Ltd = Meridonal Chemcials Ltd; Kazimierz Instruments Sp zoo = Kazirnierz Instruments Sp zoo; Blackthorn Aviation Supplies = Blackthom Aviation Suplies
| Meridian Chemicals Ltd / Meridional Ceramics Ltd; Barrington Aviation Supplies / Farrington Aviation Supplies; Albatros Fish Canning / Albatros Film Casting

words joined or split: Trans Bosphor Energy = TransBosphor Energy; Stroy Tekh Invest OOO = StroyTekhInvest; Goldenhorn Seafreight LLC = Golden Horn Sea Freight L.L.C.
| Stroytekhinvest OOO / Stroytekhimport OOO; Sea Bridge Cargo / Seabright Cargo; Neft Gaz Montazh / NeftGazRemont

generic words added, dropped, abbreviated: Qasr Al Murjan Gen. Trdg. Co. LLC = Qasr Al Murjan General Trading; Vellori Group International Holdings = Vellori Group; Tabarq Imp. & Exp. = Tabarq Import Export Company; Zamzarin Intl Trading & Contracting Est. = Zamzarin International Trading and Contracting Establishment
| Global Star General Trading LLC / Global Sun General Trading LLC; Eastern Investment Group Holding / Western Investment Group Holding; United International Services Company / Universal International Services Company

generic words translated: Banco Comercial del Altiplano = Altiplano Commercial Bank; Krasnodolsky Mekhanichesky Zavod = Krasnodolsk Mechanical Plant; Vinciguerra Handel AG = Vinciguerra Trading AG
| Fabrika Elektropribor Penza / Penza Electric Lamp Factory; Banco Agrícola del Sur / Southern Industrial Bank; Sherkat-e Naft-e Kimia / Kimia Textile Company; Kazan Refrigerator Plant / Kazansky Lakokrasochny Zavod

Greek, Hebrew and Thai script: Ναυτιλιακή Εταιρεία Αίολος Α.Ε. = Aiolos Shipping Company S.A.; חברת גל ים שיווק בע"מ = Gal Yam Marketing Ltd; บริษัท ทองไทยการค้า จำกัด = Thong Thai Trading Co., Ltd.
| Ποσειδών Ναυτική ΑΕ / Περσεύς Ναυτική ΑΕ; אורן מזון בע"מ / ארז מזון בע"מ; บริษัท สยามเหล็ก จำกัด / บริษัท สยามยาง จำกัด

trading names and former names: Lumera Payments UAB (formerly Baltpay Solutions UAB) = Baltpay Solutions UAB; Haddad Brothers Inc d.b.a. Cedar Gate Imports = Cedar Gate Imports; Kestrel Offshore Ltd, a.k.a. Tern Marine Ltd = Tern Marine Limited
| Silverlake Capital Ltd (formerly Otter Finance) / Silverstone Capital Ltd (formerly Heron Finance); Novak Consulting t.a. Blue Door Cafe / Novotny Consulting t.a. Blue Moon Cafe; Orient Gem Trading f.k.a. Ruby Palace Ltd / Orient Pearl Trading f.k.a. Amber Palace Ltd; Pelikan Druck vormals Greif Papier / Falken Druck vormals Adler Papier

ampersand and numbers: Sayegh & Partners = Sayegh and Partners Co.; Twenty-One Stars Trading = 21 Stars Trading LLC; Khatoun II Shipping = Khatoun 2 Shipping Ltd; First Levant Insurance = 1st Levant Insurance
| Al Rawda 3 Supermarket LLC / Al Rawda 7 Supermarket LLC; Boyd & Marsh Ltd / Boyd & Fenn Ltd; Arctura Fund XII LP / Arctura Fund XI LP

banks: Joint Stock Commercial Bank Svirprombank = JSCB Svirprombank; Bank-e Tose'e va Sanat-e Zagros = Zagros Development and Industry Bank; Banco Popular de Fomento Orinoco CA = BANCO POPULAR DE FOMENTO ORINOCO
| Svirprombank Kazakhstan / Svirprombank Armenia; Syrian Cooperative Farmers Bank / Syrian Housing Savings Bank; Al Amana Islamic Bank Bahrain / Al Amana Islamic Bank Sudan; Volgoagrobank / Volgoinvestbank

exchange houses and hawala: Hajji Gulab Sarafi = Haji Golab Money Exchange; شركة الفرات الذهبي للصرافة = Al Furat Al Dhahabi Exchange Company; Roshan Wardak Hawala = Roshan Wardak Hawaladar; Al-Tayyibat Exchange & Remittance Co. = Al Taybat Exchange and Remittances Company
| Haji Gulab Sarafi Kandahar / Haji Wali Sarafi Kandahar; Al Qamar Exchange Erbil / Al Fajr Exchange Erbil; Somgate Money Transfer / Somlink Money Transfer

shipping companies: Oceanic Larch Shipping S.A. = Oceanic Larch Shpg SA; Sea Falcon Marine Inc. (Marshall Islands) = Sea Falcon Marine Incorporated; Compañía Naviera Estrella Austral = Naviera Estrella Austral SA
| Sea Falcon Marine Inc / Sea Condor Marine Inc; Ocean Pride II Shipping Co / Ocean Pride V Shipping Co; Hellas Kronos Tankers / Hellas Rhea Tankers

charities and foundations: Mu'assasat Al-Birr lil-Aytam = Al Birr Orphans Foundation; جمعية الرحمة الخيرية = Al-Rahma Charitable Society; Fundación Manos del Caribe = Fundacion Manos del Caribe Inc
| Noor Al Huda Charity / Noor Al Mustafa Charity; Wakaf Amanah Pattani / Wakaf Amanah Kelantan; Blue Crescent Relief Foundation / Green Crescent Education Foundation

ministries, military units, agencies: Military Unit 51684 = Войсковая часть 51684; Ministry of Oil and Mineral Wealth, Syria = Syrian Ministry of Oil and Mineral Resources; 417th Separate Communications Brigade = 417-я отдельная бригада связи
| Military Unit 51684 / Military Unit 30218; 23rd Light Infantry Division / 38th Light Infantry Division; Directorate of Customs Tartus / Directorate of Customs Latakia; Ministry of Higher Education / Ministry of Health Services

universities, institutes, numbered factories: Imam Bagher Technical University = Daneshgah-e Sanati-ye Imam Bagher; Zavod № 217 = State Plant No. 217; Federal State Unitary Enterprise Kurgan Cartridge Plant = ФГУП «Курганский патронный завод»
| Factory No. 217 Yaroslavl / Factory No. 85 Izhevsk; Harbin Northern Aviation Institute / Harbin Northern Forestry Institute; Damascus Polytechnic College / Aleppo Polytechnic College

airlines and oil companies: Авиакомпания «Таймырские крылья» = Taimyrskie Krylya Airlines; Qeshmavar Airline = Qeshm Avar Airlines Co.; Petróleos del Orituco S.A. = Petroleos del Orituco
| Tigris Oilfield Services / Tigris Water Services; Sibneftedobycha / Sibneftepererabotka; Wings of Sahara Aviation / Wings of Nubia Aviation
`;
