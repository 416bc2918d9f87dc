/**
 * By culture: names of one person as two records may have them, and after the bar names of two people who look alike. Written
 * down before the rules that they are to test were changed.
 */
// prettier-ignore
export const people = String.raw`
English: Gwendolen Thackray = Gwendoline Thackray; Bartholomew J. Ormsby = Bartholomew Ormsby; Tobias Featherstonhaugh = Featherstonehaugh, Tobias; Liz Cattermole = Elizabeth Cattermole
| Jolyon Ormsby / Jocelyn Ormsby; Tamsin Cattermole / Tamzin Cattermould; Edwin Hartnoll / Edwina Hartnoll

Irish: Niamh O'Shaughnessy = Niamh OShaughnessy; Caoimhín Ó Dálaigh = Caoimhin O Dalaigh; Fionnuala McGillicuddy = Fionnuala Mac Gillicuddy; Diarmuid Mulcahy = Diarmaid Mulcahy
| Cormac Brosnan / Conor Brosnan; Eimear Geraghty / Eileen Geraghty; Donal Mulcahy / Donal Mulvihill

German: Jürgen Weißgerber = Juergen Weissgerber; Karl-Heinz Österreicher = Karlheinz Oesterreicher; Annelie von Hardtenberg = Annelie Hardtenberg; Gottfried Schönwälder = Schoenwalder Gottfried
| Hartmut Kestner / Hartwig Kestner; Ulrike Dornbusch / Ulrich Dornbusch; Ingo Pfaff / Inga Pfaff

French: Jean-Baptiste Guéhenno = Jean Baptiste Guehenno; Maëlle Le Guennec = Maelle Leguennec; Aurélien de Villepreux = Aurelien Villepreux; Cyprien Thouvenel = Ciprien Thouvenel
| Gaël Kerdoncuff / Gaëlle Kerdoncuff; Aurélien Guéguen / Aurélie Guéguen; Martial Thouvenel / Marcel Thouvenel

Spanish: Íñigo Goicoechea Larrazábal = Inigo Goicoechea; Ma. Encarnación Buendía = María Encarnación Buendia; Joaquín Etxeberria = Joaquin Echeverria; Nemesio Cifuentes Rueda = CIFUENTES RUEDA, Nemesio
| Leandro Cifuentes / Leandra Cifuentes; Anselmo Barrientos / Anselma Barrientos; Evaristo Buendía Soto / Evaristo Buendía Rueda

Catalan: Jordi Puigdomènech = Jordi Puigdomenech i Farrés; Meritxell Vilaplana = Meritxel Vilaplana; Oriol Casademunt = ORIOL CASADEMONT; Xavi Batlló = Xavier Batllo
| Jordi Casals / Jordina Casals; Martí Vilaplana / Martina Vilaplana; Ferran Batlle / Fermí Batlle

Portuguese: Abílio de Figueiredo Sequeira = Abilio Sequeira; Conceição Bragança = Conceicao Braganca; Zeferino Quintanilha = Zeferino Quintanilia; Jaime dos Anjos Pimentel = Jaime Pimentel
| Abílio Sequeira / Emílio Sequeira; Celestino Pimentel / Celestina Pimentel; Belmiro Sampaio / Baltasar Sampaio

Brazilian: Wellington Cavalcanti = Welington Cavalcante; Thaís Vasconcellos = Tais Vasconcelos; Deivid Nascimento Brito = David Nascimento Brito; Uálace Peçanha = Wallace Pecanha
| Wanderley Peçanha / Wanderléia Peçanha; Rosivaldo Brito / Rosinaldo Brito; Genivaldo Tavares / Genilson Tavares

Italian: Gianluigi Pappalardo = Gian Luigi Pappalardo; Niccolò degli Albizzi = Nicolo Degli Albizi; Calogero D'Amico = Calogero Damico; Ermenegildo Sforzini = Sforzini Ermenegildo
| Loris Pappalardo / Loredana Pappalardo; Ivano Sforzini / Ivana Sforzini; Calogero Lo Presti / Calogero Lo Verso

Dutch: Sjoerd van der Heijden = Sjoerd van der Heyden; Marijke Oosterhuis = Marike Oosterhuis; Gijsbert ten Brinke = Gysbert Ten Brinke; Floor Schuurmans = Schuurmans, F.
| Sjoerd Hofstra / Sjouke Hofstra; Marijn Hofland / Marijke Hofland; Gijs Terpstra / Gies Terwal

Danish: Aage Kjærgaard = Åge Kjaergaard; Bjørn Højlund = Bjoern Hojlund; Kirsten Nørgård = Kirsten Noergaard; Preben Skovgaard Toft = Preben Skovgård Toft
| Preben Højlund / Torben Højlund; Jesper Toft / Kasper Toft; Birthe Ravn / Birger Ravn

Swedish: Håkan Sjöström = Hakan Sjoestroem; Göran Liljekvist = Goran Liljeqvist; Ann-Charlotte Ekström = Ann Charlotte Ekstrom; Yngve Hägglund = Yngwe Hägglund
| Yngve Hägglund / Ingvar Hägglund; Kjell Ekström / Kjellåke Ekberg; Torsten Dahlin / Torbjörn Dahlin

Finnish: Väinö Hyytiäinen = Vaino Hyytiainen; Eeva-Liisa Kärkkäinen = Eevaliisa Karkkainen; Yrjö Myllymäki = Yrjo Myllymaki; Pekka Lehtovaara = Lehtovaara Pekka Juhani
| Jukka Myllymäki / Jussi Myllymäki; Tuomo Lehtinen / Tuomas Lehtonen; Raimo Hyvärinen / Raija Hyvärinen

Icelandic: Guðmundur Þorsteinsson = Gudmundur Thorsteinsson; Ragnheiður Jökulsdóttir = Ragnheidur Jokulsdottir; Hallgrímur Ásgeirsson = Hallgrimur Asgeirsson; Snæbjörn Ketilsson = Snaebjorn Ketilsson
| Guðmundur Ásgeirsson / Guðmundur Ásmundsson; Ketill Hallsson / Ketill Halldórsson; Sigrún Jökulsdóttir / Sigríður Jökulsdóttir

Polish: Zbigniew Brzęczyszczykiewicz = Zbigniew Brzeczyszczykiewicz; Grażyna Wąsikowska = Grazyna Wasikowska; Jędrzej Ciechanowski = Jedrzej Ciechanowsky; Bożena Śmigielska-Dąb = Bozena Smigielska Dab
| Zdzisław Wąsik / Zbysław Wąsik; Bogdan Ciecierski / Bohdan Ciechorski; Jadwiga Szymczak / Jagoda Szymczak

Czech: Květoslav Hrdlička = Kvetoslav Hrdlicka; Ludmila Vondráčková = Ludmila Vondrackova; Bohuslav Řehořek = Bohuslav Rehorek; Oldřich Skřivánek = Oldrich Skrivanek
| Květoslav Hrdlička / Květoslava Hrdličková; Otakar Skřivánek / Otmar Skřivánek; Bohumil Vondráček / Bohuslav Vondráček

Hungarian: Nagy Szilárd = Szilard Nagy; Özséb Kőszegi = Ozseb Koszegi; Hajnalka Vörösmarty = Vorosmarty Hajnalka; Dezső Széchényi = Dezso Szechenyi
| Szilárd Kocsis / Szilvia Kocsis; Bendegúz Kőszegi / Benedek Kőszegi; Tihamér Vámos / Tibor Vámos

Romanian: Ștefăniță Crăciunescu = Stefanita Craciunescu; Ioan-Aurel Țepeneag = Ioan Aurel Tepeneag; Ruxandra Bălțeanu = Ruxandra Balteanu; Horațiu Mălăele = Horatiu Malaele
| Emilian Crăciun / Emiliana Crăciun; Horia Țepeneag / Horațiu Țepeneag; Ruxandra Bălan / Ruxandra Bălaș

Bulgarian: Красимир Желязков = Krasimir Zhelyazkov; Tsvetan Dzhambazov = Cvetan Jambazov; Йорданка Христова = Yordanka Hristova; Zhivko Rusev = Jivko Roussev
| Krasimir Zhelev / Krasimira Zheleva; Tsvetan Rusev / Tsvetomir Rusev; Plamen Kolev / Plamen Kalev

Serbian: Ђурђица Љубичић = Djurdjica Ljubicic; Živojin Šćepanović = Zivojin Scepanovic; Ljubiša Čvorović = Ljubisha Chvorovich; Његош Џаковић = Njegos Dzakovic
| Živojin Lukić / Živorad Lukić; Radovan Čvorović / Radoman Čvorović; Ljubiša Perić / Ljubinka Perić

Albanian: Xhevahir Gjergji = Djevahir Gergi; Shqiponja Çeliku = Shqiponja Celiku; Fatmir Kryeziu = KRYEZIU Fatmir; Agron Hoxhaj = Agron Hodzaj
| Agron Kryeziu / Agim Kryeziu; Besnik Hoxhaj / Besart Hoxhaj; Flutura Çeliku / Florina Çeliku

Greek: Χαράλαμπος Παπαγιαννόπουλος = Charalampos Papagiannopoulos; Haralambos Giannakakis = Charalampos Yiannakakis; Ευάγγελος Μπακογιάννης = Evangelos Bakoyannis; Chryssoula Ntokou = Chrysoula Dokou
| Thrasyvoulos Dimou / Thrasos Dimos; Efthymios Kontos / Evthymia Kontou; Fotis Galanis / Fotini Galani

Russian: Святополк Ерёменко = Svyatopolk Eremenko; Klavdiya Pozdnyakova = Klavdia Pozdniakova; Valery Shchegolev = Valeriy Schegolev; Ерофей Хабаров Павлович = Yerofey Khabarov; Innokenty Zhiltsov = Innokentii Jiltsov
| Valery Pozdnyakov / Valeria Pozdnyakova; Gavriil Shchegolev / Gavrila Shcherbatov; Afanasy Lvovich Zhiltsov / Afanasy Ilyich Zhiltsov

Ukrainian: Любомир Гнатюк = Lubomyr Hnatiuk; Volodymyr Yatsenko = Vladimir Yatsenko; Остап Вишневецький = Ostap Vyshnevetsky; Zinoviy Hrytsak = Zynovii Grytsak
| Ostap Hnatiuk / Osyp Hnatiuk; Zenon Yatsenko / Zinoviy Yatsenko; Liubomyr Hryn / Liubov Hryn

Georgian: გიორგი კვარაცხელია = Giorgi Kvaratskhelia; Tsotne Gamsakhurdia = Cotne Gamsahurdia; Mikheil Chkheidze = Mikhail Chkheidze; Nugzar Jaqeli = Nugzar Dzhakeli
| Tornike Chkheidze / Tengiz Chkheidze; Nino Gelashvili / Nini Gelovani; Zviad Gelashvili / Zaza Gelashvili

Armenian: Խաչատուր Տերտերյան = Khachatur Terteryan; Hayk Ghazaryan = Haik Kazarian; Zaruhi Mkhitaryan = Zarouhi Mkhitarian; Arshavir Bagratuni = Arshaveer Bagratouni
| Hayk Ghazaryan / Haykaz Ghazaryan; Vardan Mkhitaryan / Varden Manvelyan; Zaven Terteryan / Zareh Terteryan

Azerbaijani: Elçin Məmmədzadə = Elchin Mammadzada; Şövkət Rəhimli = Shovkat Rahimli; Ülviyyə Quliyeva = Ulviyya Guliyeva; Cavanşir Həsənov = Javanshir Hasanov Ilham oglu
| Elçin Quliyev / Elnur Quliyev; Ülvi Rəhimli / Ülviyyə Rəhimli; Rauf Məmmədli Eldar oğlu / Rauf Məmmədli Anar oğlu

Kazakh: Нұрсұлтан Жақсыбеков = Nursultan Zhaksybekov; Yerlan Qasymbekov = Erlan Kasymbekov; Gulnara Abdrakhmanova = Gulnar Abdrahmanova; Dauren Zhumagaliyev = Dauren Jumagaliev
| Yerlan Dzhaksybekov / Yerzhan Dzhaksybekov; Nurlan Omirbek / Nursultan Omirbek; Aigerim Sadyk / Aigul Sadyk

Uzbek: Shavkat Yo'ldoshev = Shavkat Yuldashev; Гулчеҳра Турсунова = Gulchehra Tursunova; O'tkir Xo'jayev = Utkir Khodjaev; Jahongir Ergashev = Djahangir Ergashev
| Ulug'bek Tursunov / Otabek Tursunov; Jasur Ergashev / Jahongir Ergashev; Dilshod Yo'ldoshev / Dilnoza Yo'ldosheva

Turkish: Gülşah Büyükkaya = Gulsah Buyukkaya; Tuğrul Çetinkılıç = Tugrul Cetinkilic; İbrahim Ethem Düzgören = Ibrahim Düzgören; Şükrü Ağaoğlu = Sukru Agaoglu
| Tuğrul Çetin / Turgut Çetin; Gülşah Ağaoğlu / Gülşen Ağaoğlu; Mesut Düzgün / Mesude Düzgün

Kurdish: Serhat Rojhilat = Serhad Rojhelat; Nêçîrvan Doskî = Nechirvan Doski; Berzan Xoşnav = Barzan Khoshnaw; Zîlan Amedî = Zilan Amedi
| Serhat Doskî / Servan Doskî; Dilovan Xoşnav / Dilşad Xoşnav; Berzan Amedî / Rojbin Amedî

Levantine: وليد الشويري = Walid Shweiri; Ghaleb Abi Khalil = Ghalib Abikhalil; Nawfal al-Zoughbi = Naufal Zoghbi; Antoun Moussallem = Anton Mosallam
| Ghaleb Abi Nader / Ghandi Abi Nader; Nawfal Zoghbi / Nawal Zoghbi; Wissam Chidiac / Wassim Chidiac

Gulf: Suhaim bin Hamdan Al Nuaimi = Suhaim Hamdan Alnuaimi; مبخوت الكثيري = Mabkhout Al Kathiri; Dhafer Bin Mubti Al-Qahtani = Zafer Mobti Alqahtani; Mozah Al-Muhairi = Moza Almheiri
| Suhail Al Nuaimi / Suhaim Al Nuaimi; Zayed bin Mabkhout Al Kathiri / Mabkhout bin Zayed Al Kathiri; Dhafer Al-Qahtani / Dhaif Al-Qahtani

Egyptian: Abdel-Fattah Gadallah = Abd al Fattah Jadallah; شريف الدمنهوري = Sherif El-Damanhoury; Gamaleddin Shahawy = Jamal al-Din Shahawi; Metwally El Naggar = Mitwalli Al Najjar
| Sherif El-Damanhoury / Sherine El-Damanhoury; Abdel-Fattah Metwally / Abdel-Fatim Metwally; Naguib Shahawy / Nagi Shahawy

Maghrebi: Abderrazak Bouchareb = Abdul Razzaq Bu Sharib; Belkacem Aït Ouali = Belqasim Ait Ouali; Slimane Tazi = Sulayman Attazi; Khedidja Zeghmati = Khadija Zeghmati
| Belkacem Zeghmati / Belaid Zeghmati; Abderrazak Tazi / Abderrahim Tazi; Slimane Bouchareb / Sofiane Bouchareb

Persian: سیامک خسروشاهی = Siamak Khosroshahi; Gholamreza Pourmohammadi = Gholam Reza Pour Mohammadi; Parisa Mo'tamedi = Parisa Motamedi; Khashayar Daneshvar = Khashaiar Daneshwar
| Kamran Daneshvar / Kamyar Daneshvar; Siavosh Khosroshahi / Siamak Khosroshahi; Parisa Motamedi / Parvaneh Motamedi

Pashto: Gulbahar Mangal = Gul Bahar Mangal; Zmarai Tanai = Zmaray Tanay; Mullah Rahimullah Popalzai = Rahim Ullah Popalzay; Spinghar Safi = Speenghar Safi
| Rahimullah Popalzai / Rahmatullah Popalzai; Gulbahar Tanai / Gulbadin Tanai; Zmarai Alikozai / Zmarai Alizai

Punjabi: Harpreet Singh Dhaliwal = Harprit Singh Dhaliwal; Gurmukh Bains = Gurmukh Singh Bains; Jaswinder Kaur Sidhu = Jasvinder Kaur Sidhu; Lakhbir Gosal = Lakhvir Gosal
| Harpreet Gosal / Hardeep Gosal; Gurmukh Dhaliwal / Gurmeet Dhaliwal; Balwinder Singh Sidhu / Kulwinder Singh Sidhu

Hindi: यशवर्धन त्रिपाठी = Yashvardhan Tripathi; Laxminarayan Dwivedi = Lakshmi Narayan Dvivedi; Chandrashekhar Ojha = Chandra Shekhar Ojha; Vaishnavi Trivedi = Vaishnawi Trivedi
| Yashpal Tripathi / Yashwant Tripathi; Harish Dwivedi / Girish Dwivedi; Mahesh Trivedi / Umesh Trivedi

Tamil: Kandasamy Muthuvel = Kandaswamy Muthuvel; S. Ilangovan = Ilangovan Sivalingam; Thirunavukkarasu Ponnambalam = Tirunavukarasu Ponnambalam; Yogeswary Kanagaratnam = Yogeshwari Kanagaratnam
| Muthuvel Kandasamy / Muthiah Kandasamy; Ilango Ponnambalam / Ilamaran Ponnambalam; Yogeswaran Nadesan / Yogeswary Nadesan

Bengali: মাহবুবুর রহমান তরফদার = Mahbubur Rahman Tarafdar; Shyamal Bandyopadhyay = Shyamal Banerjee; Jyotirmoy Gangopadhyay = Jyotirmay Gangopadhyay; Nazneen Tarafder = Naznin Tarafdar
| Shyamal Gupta / Shyamali Gupta; Kamal Tarafdar / Kajal Tarafdar; Jyotirmoy Sengupta / Jyotiprasad Sengupta

Sinhala: Chaminda Wickremesinghe = Chaminda Wickramasinghe; Nishantha Gunawardena = Nishantha Goonewardene; Sunethra Jayewardene = Sunetra Jayawardena; Lasantha Ekanayake = Lasanta Ekanayaka
| Chaminda Ekanayake / Chamara Ekanayake; Nishantha Fonseka / Nishanthi Fonseka; Lasantha Perera / Lakshan Perera

Malay: Nik Shahrul Azhar bin Wan Ismail = Shahrul Azhar Wan Ismail; Norhafizah binti Jaafar = Nurhafiza Jaafar; Zulkarnain Mat Saad = Zulqarnain Mat Saad; Rozaimi Che Omar = CHE OMAR, Rozaimi
| Shahrul Azhar / Shahrul Azlan; Norhafizah binti Saad / Norhaliza binti Saad; Rozaimi bin Jaafar / Jaafar bin Rozaimi

Indonesian: Soedjatmiko Hadiningrat = Sudjatmiko Hadiningrat; Tjokro Soerjo = Cokro Suryo; Muhamad Fachrurrozi = Mohammad Fakhrur Rozi; Dyah Ayu Kusumaningtyas = Diah Ayu Kusumaningtyas
| Sudjatmiko Prawiro / Sudjarwo Prawiro; Dyah Kusuma / Dwi Kusuma; Eko Suryadi / Eka Suryadi

Filipino: Ma. Lourdes Macapinlac = Maria Lourdes Macapinlac; Restituto Dimaculangan Jr. = Restituto Dimaculangan; Efren dela Peña = Efren De La Pena; Crisanto Lacson Panganiban = Crisanto L. Panganiban
| Restituto Macapinlac / Resurreccion Macapinlac; Crisanto Dimaano / Crispin Dimaano; Efren Panganiban Sr. / Efren Panganiban Jr.

Vietnamese: Nguyễn Hoàng Khải = Khai Hoang Nguyen; Đỗ Thị Kim Ngân = Do Thi Kim Ngan; Trịnh Xuân Lộc = Xuan Loc Trinh; Vũ Đình Khôi = VU DINH KHOI
| Nguyen Hoang Khai / Nguyen Hoang Khoi; Trinh Xuan Loc / Trinh Xuan Phuc; Vu Dinh Nam / Vu Minh Nam

Thai: Thanakorn Phromsuwan = Thanakon Promsuwan; ปิยะพงษ์ แก้วมณี = Piyapong Kaewmanee; Suphachai Ratchadapon = Supachai Rachadaporn; Chalermchai Yooprasert = Chaloemchai Yuprasoet
| Thanakorn Kaewmanee / Thanawat Kaewmanee; Suphachai Yooprasert / Suphot Yooprasert; Malee Phromsuwan / Manee Phromsuwan

Khmer: Sok Chanthou = Chanthou Sok; Heng Sovannara = Hèng Sovanara; Ros Phalla = Rath Phalla Ros; Chea Vichet = Chea Vicheth
| Sok Chanthou / Sok Chantrea; Heng Sopheak / Heng Sophal; Chea Vichet / Chea Vireak

Burmese: U Thein Zaw Oo = Thein Zaw Oo; Daw Khin Myat Noe = Khin Myat Noe; ဇော်မင်းထွန်း = Zaw Min Tun; Kyaw Hsan Lin = Kyaw San Linn
| Thein Zaw Oo / Thein Zaw Win; Khin Myat Noe / Khin Myat Mon; Zaw Min Tun / Zaw Min Htet

Chinese: 司马光耀 = Sima Guangyao; Ts'ao Hsueh-ch'in = Cao Xueqin; Deng Shaoxiong = Teng Shao-hsiung; 欧阳雪莹 = Ouyang Xueying
| Deng Shaoxiong / Deng Shaoxiang; Sima Guangyao / Sima Guangyi; 邓少雄 / 邓绍祥

Cantonese: Lau Tsz-kin = Tsz Kin Lau; Kwong Siu-hung = Kwong Siu Hung Raymond; 鄺兆康 = Kwong Siu-hong; Yeung Pui-shan = YEUNG Pui Shan
| Lau Tsz-kin / Lau Tsz-kit; Yeung Pui-shan / Yeung Pui-sin; Kwong Siu-hung / Kwong Siu-kei

Taiwanese: Hsiao Chih-chung = Xiao Zhizhong; 蕭志忠 = Hsiao Chih-chung; Tseng Kuo-wei = Zeng Guowei; Chiu Yi-ching = Qiu Yijing
| Hsiao Chih-chung / Hsiao Chih-chiang; Tseng Kuo-wei / Tseng Kuo-hua; Chiu Yi-ching / Chiu Yi-chun

Korean: 남궁현석 = Namgung Hyun-seok; Ryu Seung-woo = Yoo Seungwoo; Rhee Ki-bong = Lee Gi-bong; 채은숙 = Chae Eun Sook
| Namgung Hyun-seok / Namgung Hyun-sik; Chae Eun-sook / Chae Eun-suk-ja; Ryu Seung-woo / Ryu Sung-woon

Japanese: 佐々木健太郎 = Kentaro Sasaki; Shohei Oono = Shouhei Ohno; Jun'ichirō Katō = Junichiro Kato; Ryōko Honjo = Ryoko Honjou
| Kentaro Sasaki / Kenjiro Sasaki; Junichiro Kato / Junzaburo Kato; Ryoko Honjo / Ryota Honjo

Mongolian: Батбаяр Ганбаатар = Batbayar Ganbaatar; Oyuunchimeg Dorj = Oyunchimeg Dorj; Tsendsuren Naranbaatar = Cendsuren Naranbaatar; Enkhtuya Bold = Enhtuya Bold
| Batbayar Dorj / Batbold Dorj; Enkhtuya Ganzorig / Enkhtaivan Ganzorig; Naranbaatar Bold / Narantuya Bold

Amharic: ገብረእግዚአብሔር ወልደማርያም = Gebregziabher Woldemariam; Yohannes Haile Mariam = Johannes Hailemariam; Tewodros Asfaw = Teodros Asfaw; Tsehay Wondimu = Tsehai Wendimu
| Tewodros Asfaw / Tewabech Asfaw; Yohannes Mengistu / Yonas Mengistu; Wondimu Tsegaye / Wondwossen Tsegaye

Somali: Cabdiraxmaan Warsame Faarax = Abdirahman Warsame Farah; Xaliimo Jaamac = Halimo Jama; Maxamuud Cigaal = Mohamud Egal; Abshir Guleed = Abshir Guled
| Warsame Farah Guled / Warsame Farole Guled; Abdirahman Egal / Abdirashid Egal; Halimo Jama / Haliye Jama

Nigerian: Oluwaseun Adegbite = Seun Adegbite; Chinwe Nwachukwu = Chinwe Nwachuku; Musa Yar'Adua Kankia = Musa Yaradua Kankia; Ọbáfẹ́mi Ògúnlẹ́yẹ = Obafemi Ogunleye
| Olusegun Adegbite / Oluwaseun Adegbite; Chinwe Nwachukwu / Chinedu Nwachukwu; Taiwo Ogunleye / Kehinde Ogunleye

Ghanaian: Kwadwo Asamoah-Boateng = Kojo Asamoah Boateng; Nana Yaw Ofosu = Nana Yao Ofosu; Efua Amissah = Efua Amisah; Kofi Twumasi-Ankrah = Kofi Twumasi Ankrah
| Kwaku Ofosu / Kwadwo Ofosu; Efua Amissah / Esi Amissah; Yaw Twumasi / Yaa Twumasi

Congolese: Célestin Mwamba Kabongo = KABONGO Mwamba Celestin; Ngoy Tshibanda = Ngoie Tshibanda; Mukendi wa Ilunga = Mukendi Ilunga; Jean-Jacques Lubanga Mbuyi = Jean Jacques Lubanga
| Kabongo Ilunga / Kabeya Ilunga; Célestin Mbuyi / Célestine Mbuyi; Ngoy Mukendi / Ngoy Mukeba

Swahili: Khamis Juma Mwinyi = Hamis Juma Mwinyi; Mwanahamisi Salum = Mwana Hamisi Salum; Rajabu Kiwelu = Rajab Kiwelu; Juma Ngasongwa = Jumaa Ngasongwa
| Khamis Mwinyi / Khamis Mwinyimvua; Salum Kiwelu / Salma Kiwelu; Asha Ngasongwa / Aisha Ngasa

Hebrew: חיים רוזנצוויג = Haim Rosenzweig; Chaim Shmuelevich = Haim Shmulevitz; Yisrael Aharonov = Israel Aaronov; Batsheva Kirschenbaum = Bat-Sheva Kirshenbaum
| Chaim Aharonov / Chayim-Meir Aharoni; Shmuel Rosenzweig / Shlomi Rosenzweig; Yael Kirschenbaum / Yoel Kirschenbaum`;
