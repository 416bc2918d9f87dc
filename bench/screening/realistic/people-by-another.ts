/**
 * As `people`, written by somebody who knew neither the matcher nor the other parts. Only counted until model
 * 2026-11-26-borne, and looked at for the models after it.
 */
// prettier-ignore
export const peopleByAnother = String.raw`
Russian: Щербаков Геннадий Аркадьевич = Gennadii Shcherbakov; Yuliya Sergeyevna Khrapova = Julia Chrapowa; Aleksei Vyacheslavovich Tyurin = TIURIN Alexey Viacheslavovich
| Artyom Igorevich Loginov / Artur Igorevich Loginov; Valentin Olegovich Sukharev / Valentina Olegovna Sukhareva; Nikolai Denisovich Gusarov / Denis Nikolaevich Gusarov

Ukrainian: Олександр Григорович Пилипчук = Alexander Pilipchuk; Hlushchenko Serhii Volodymyrovych = Sergey Vladimirovich Glushchenko; Nataliia Yevhenivna Tsymbal = Natalya Tsimbal
| Bohdan Romanovych Stetsiv / Roman Bohdanovych Stetsiv; Oleh Vasylovych Kravets / Oleh Vasylovych Kravchuk; Mykola Andriiovych Hrytsai / Mykyta Andriiovych Hrytsai

Mandarin Chinese: 邱志远 = Zhiyuan Qiu; Lü Xiaofeng = LYU XIAO FENG; Guo Wenting = Wendy Guo Wenting
| Xue Yongchang / Xue Yongqing; 刘海燕 / 刘海涛; 陈国良 / 程国良

Hong Kong Cantonese: 霍志堅 = Fok Chi Kin; Leung Suk Yee Winnie = Winnie S. Y. Leung; Ng Siu-fai = 吳兆輝
| Wong Ka Ming / Wong Ka Man; Lau Chi Wah / Lau Chi Wai; Tse Pui Shan / Tse Pui Sze

Taiwanese: Hsieh Chih-hung = Xie Zhihong; 蔡雅惠 = TSAI, YA-HUI; Chiu Shu-chuan = Qiu Shujuan
| Huang Chun-chieh / Huang Chun-hsien; Liao Yu-ting / Liao Yu-chen; 許文彬 / 許文傑

Korean: 노경민 = Roh Kyung Min; Im Yeong-gwon = Young Kwon Lim; Choe Hyon-il = Choi Hyun Il
| Bang Ji-hoon / Bang Ji-hwan; Noh Eun-jeong / Noh Eun-ji; 탁상철 / 탁상진

Japanese: 小野寺 美穂 = Miho Onodera; Shōji Ōtsuka = OHTSUKA Shoji; Junichiro Kanbara = Kambara Jun'ichirō
| Kenji Murakoshi / Kenta Murakoshi; Sachie Hasebe / Sachiko Hasebe; 大田 雅彦 / 大谷 雅彦

Vietnamese: Nguyễn Thị Thanh Hằng = Hang Thanh Thi Nguyen; Ðoàn Văn Quí = DOAN VAN QUY; Trịnh Quốc Bảo = Trinh Quoc-Bao
| Nguyễn Văn Thắng / Nguyễn Văn Thành; Lê Thị Hồng Nhung / Lê Thị Hồng Nhã; Tạ Minh Tuấn / Tạ Minh Tú

Indonesian: Sumarno Hadiwijaya = Soemarno Hadiwidjaja; Muhammad Rizky Pratomo = M. Rizki Pratomo; Ni Luh Putu Suryani = Niluh Putu Suryani
| Agus Setiawan Nugroho / Agus Setiadi Nugroho; Dewi Kurniasari / Dewi Kurniawati; Joko Sutrisno / Joko Sutikno

Gulf Arabic: Ḥamad bin Sulṭān Al-Dhaheri = Hamad Sultan Aldhahri; عبدالمحسن بن سعد العتيبي = Abdul Mohsen Saad Alotaibi; Noura Khamis Al Shamsi = Nora bint Khamis Alshamsi
| Saif bin Ghanim Al Kaabi / Ghanim bin Saif Al Kaabi; Abdulrahim Nasser Al Marri / Abdulrahman Nasser Al Marri; Mubarak Salem Al Ketbi / Mubarak Salem Al Kaabi

Levantine Arabic: Jurj Ilyas Shartouni = Georges Elias Chartouni; محمد خير الدين الحموي = Mohammad Kheireddine Al-Hamwi; Ayham Nazih al-Sabbagh = Ayham Sabbagh
| Nizar Fares Tarabulsi / Nizar Fares Nabulsi; Samir Jamil Qabbani / Jamil Samir Qabbani; Rania Habib Aoudeh / Rana Habib Aoudeh

Egyptian: Gamal Abdel Fattah Shalaby = Jamal Abdulfattah Shalabi; هشام سيد عبد الجواد = Hesham Sayed Abdelgawad; Mostafa Kamel Hassanein Eid = Mustafa Kamil Hasanayn 'Id
| Ahmed Mahmoud Ragab / Mahmoud Ahmed Ragab; Abdelhamid Fathy Zidan / Abdelhalim Fathy Zidan; Karim Sobhy Attia / Karima Sobhy Attia

Iranian: Seyed Mohammad Reza Tabibzadeh = Sayyid Mohammadreza Tabib-Zadeh; غلامحسین رستگارپور = Gholam Hossein Rastegarpour; Zahra Ghorbannejad = Zahra Qorban Nezhad
| Mohsen Akbarifard / Mohsen Akbarinia; Masoud Shirvani / Masoumeh Shirvani; Gholamreza Yazdanpanah / Gholamali Yazdanpanah

Turkish: Şükrü Çağlayangöz = CAGLAYANGOZ Sukru; İbrahim Ethem Kılıçaslan = Ibrahim Ehtem Kilicaslan; Fatma Gül Özdemir Yıldırım = Fatma Gul Ozdemir
| Mehmet Ali Uzunoğlu / Mehmet Akif Uzunoğlu; Serkan Bozkurt / Serhan Bozkurt; Hasan Karadağ / Hasan Karadeniz

Hindi: सुरेन्द्र प्रसाद चतुर्वेदी = Surendra Prasad Chaturvedi; Lakshmi Narayan Agrawal = Laxminarayan Aggarwal; Vijay Kumar Shrivastava = Vijay Srivastava
| Ramesh Chandra Dwivedi / Ramesh Chandra Trivedi; Sunil Kumar Saxena / Sushil Kumar Saxena; Anil Singh Rawat / Anita Singh Rawat

Urdu: Muhammad Usman Qureshi = Mohd Osman Qureishi; ذوالفقار احمد چوہدری = Zulfiqar Ahmed Chaudhry; Shahnawaz Akhtar Siddiqui = Shah Nawaz Akhtar Siddiqi
| Ghulam Rasool Memon / Ghulam Rabbani Memon; Nadeem Iqbal Butt / Naeem Iqbal Butt; Saima Tariq Mirza / Saira Tariq Mirza

Spanish Latin America: José Luis Quiñones Arredondo = Jose Luis Quinones; María de los Ángeles Ibarra Vda. de Montoya = Maria de los Angeles Ibarra; ZUBILLAGA RENTERÍA, Francisco Javier = Fco. Javier Zubillaga
| Carlos Andrés Pinzón Rueda / Carlos Alberto Pinzón Rueda; Luis Fernando Ocampo Tejada / Luisa Fernanda Ocampo Tejada; Jorge Mario Escobedo Lara / Jorge Mario Escobar Lara

Brazilian: Luiz Antônio de Souza Falcão = Luis Antonio Sousa Falcao; Maria Aparecida dos Santos Queiroz = Maria Aparceida S. Queiroz; Thiago Henrique Gonçalves Peçanha = Tiago H. G. Pecanha
| João Carlos Bittencourt Filho / João Carlos Bittencourt Neto; Adriano Moreira Lopes / Adriana Moreira Lopes; Marcelo Teixeira Prado / Márcio Teixeira Prado

French: Jean-François Lemaître-Duval = LEMAITRE DUVAL Jean Francois; Hélène Chassaing épouse Morvan = Helene Morvan née Chassaing; Étienne de la Rochebrune = Etienne DE LAROCHEBRUNE
| Jean-Pierre Bonnefille / Jean-Paul Bonnefille; Martin Gauthier / Martine Gauthier; Michel Lefranc / Marcel Lefranc

German: Jürgen Weißenböck = Juergen Weissenboeck; Hans-Joachim von Trautenfels = Hajo von Trautenfels; Annegret Möllenkamp-Rust = Annegret Moellenkamp
| Hans-Peter Oberländer / Hans-Dieter Oberländer; Stefan Hofmeister / Stefanie Hofmeister; Werner Steinbach / Werner Steinbeck

Georgian: ნოდარ ჭყონია = Nodar Chkonia; Zurab Gvenetadze = Zourab Gvénétadzé; Levan Mtchedlishvili = МЧЕДЛИШВИЛИ Леван Отарович
| Tamar Kiknadze / Tamaz Kiknadze; Avtandil Gogoladze / Avtandil Gogolashvili; Nino Lomtadze / Nana Lomtadze

Armenian: Hovhannes Ghazaryan = Ovanes Kazarian; Սասուն Մկրտչյան = Sasun Mkrtchian; Haroutioun Kevorkian = Harutyun Gevorgyan
| Armen Galustyan / Arman Galustyan; Karine Melikyan / Karen Melikyan; Zaven Petrosyan / Zaven Poghosyan

Kazakh: Нұржан Қасымбеков = Nurzhan Kassymbekov; Zhanar Serikkyzy Ospanova = Janar Ospanova; Yerlan Bolatuly Tleubergenov = Erlan Bolatovich Tleubergenov
| Serik Maratuly Zhaksylykov / Marat Serikuly Zhaksylykov; Aigerim Nurlanovna Sadykova / Aigul Nurlanovna Sadykova; Askhat Kairatuly Abenov / Askar Kairatuly Abenov

Uyghur: Abduweli Turghun = Abuduwaili Tuerhong; Rishat Memet = RIXAT MAMAT; ئايگۈل ئىمىن = Aygul Imin
| Abdukerim Yasin / Abdurehim Yasin; Patigul Sidiq / Tajigul Sidiq; Perhat Imin / Perhat Emet

Mongolian: Ганболдын Энхжаргал = Enkhjargal Ganbold; Dorjpalamyn Tserendulam = Tserendulam Dorjpalam; Sükhbaatar Otgonbayar = Otgonbayar Suhbaatar
| Ganzorig Batmunkh / Ganbaatar Batmunkh; Munkhbayar Dashdorj / Munkhbat Dashdorj; Oyunchimeg Lkhagva / Oyuntsetseg Lkhagva

Burmese: U Kyaw Zin Latt = Kyaw Zin Lat; Daw Khin Sandar Myint = Khin Sanda Myint; ဇော်လင်းဦး = Zaw Lin Oo
| Tin Kyaw Soe / Tin Kyaw Moe; Hnin Thida Aye / Hnin Thida Aung; Nyi Thein Naing / Nyi Thein Hlaing

Khmer: សុខ ចាន់ដារ៉ា = Sok Chandara; Keo Sophea = Sophéa KÉO; Chhim Sovannarith = Sovanarith Chhim
| Meas Sophal / Meas Sophorn; Prak Srey Mom / Prak Srey Pov; Nuon Vuthy / Nuon Rithy

Somali: Cabdiraxmaan Xasan Warsame = Abdirahman Hassan Warsame; Maxamed Cumar Jaamac = Mohamed Omar Jama; Faadumo Cali Nuur = Faduma Ali Noor
| Abdi Farah Guled / Farah Abdi Guled; Abdikarim Isse Hirsi / Abdirahim Isse Hirsi; Hodan Abshir Egal / Hodan Abshir Elmi

Amharic: ተስፋዬ ገብረማርያም = Tesfaye Gebre Mariam; Yohannes Wolde-Giorgis = Yohanes Woldegiyorgis; Tsehay Hailemichael = Tsehai Haile-Mikael
| Bekele Tadesse Worku / Tadesse Bekele Worku; Almaz Getachew Abera / Almaz Getachew Abebe; Gebremedhin Alemu / Gebremeskel Alemu

Tigrinya: Ghebremeskel Tekle Kidane = Gebremeskel Tekle; ሃብቶም ወልደገብርኤል = Habtom Weldegabriel; Letebrhan Zeray = Letebirhan Zerai
| Kiflom Asmerom Habte / Asmerom Kiflom Habte; Ghebremichael Araya / Ghebrehiwet Araya; Senait Mebrahtu / Selam Mebrahtu

Hausa: Alhaji Musa Ɗanjuma Gusau = Musa Dan Juma Gusau; Hauwa'u Bello Katsinawa = Hauwa Bello Katsinawa; Abdulkadir Shehu Zariya = Abdul-Qadir Shehu Zaria
| Sani Ibrahim Daura / Ibrahim Sani Daura; Abdulmumini Lawal Kankia / Abdulmalik Lawal Kankia; Aminu Garba Kontagora / Amina Garba Kontagora

Yoruba: Olúwaṣeun Adébáyọ̀ Ògúnlànà = Seun Adebayo Ogunlana; Babatunde Olakunle Ajayi = Tunde O. Ajayi; Folasade Adeyinka-Bakare = Folashade Adeyinka Bakare
| Olumide Akinwande / Olumide Akintunde; Taiwo Adebola Oyewole / Kehinde Adebola Oyewole; Oluwafemi Sanusi / Oluwakemi Sanusi

Igbo: Chukwuemeka Nnamdi Ezeudu = Emeka N. Ezeudu; Ngọzi Ifeyịnwa Ọkpara = Ngozi I. Okpara; Uchechukwu Nwokoye = Uche Nwokoye
| Chinedu Onyekachi Mbah / Chinonso Onyekachi Mbah; Ikechukwu Anyanwu / Ikenna Anyanwu; Nkechi Okonkwo-Udeh / Nneka Okonkwo-Udeh

Swahili: Juma Hamisi Mwinyi = Jumaa Khamis Mwinyi; Mwanaidi Bakari Shaaban = Mwana-Idi Bakari Shabani; Ramadhani Athumani Kipanga = Ramadan Othman Kipanga
| Said Rashid Mzee / Rashid Said Mzee; Rehema Hassan Kombo / Rukia Hassan Kombo; Emmanuel Mwakyusa / Emmanuel Mwakyoma

Kurdish: Şêrko Ebdulla Kerîm = Sherko Abdullah Karim; ئازاد حەمە ڕەشید = Azad Hama Rashid; Nergîz Xalid Berwarî = Nargiz Khalid Barwari
| Rebwar Jalal Mirawdali / Rebin Jalal Mirawdali; Karwan Aziz Dizayi / Aziz Karwan Dizayi; Shilan Majid Bradosti / Shirin Majid Bradosti

Azerbaijani: Elçin Rəşid oğlu Hüseynzadə = Elchin Rashidovich Guseynzade; Xəyalə Vaqif qızı Cəfərova = Khayala Jafarova; Ceyhun Qurbanov = Джейхун Гурбанов
| Rövşən Kamal oğlu Abbasov / Kamal Rövşən oğlu Abbasov; Elnur Məmmədzadə / Elnarə Məmmədzadə; Tural İsgəndərli / Turan İsgəndərli

Albanian: Shpëtim Xhelal Gjonbalaj = Shpetim Gjonbalaj; Luljeta Hoxhaj = Ljuljeta Hodžaj; Bajram Qerimi = Bajram Ćerimi
| Arben Dervishi / Artan Dervishi; Besnik Halili / Besnik Haliti; Valbon Ramaj / Valbona Ramaj

Greek: Γεώργιος Χατζηπαναγιώτου = Georgios Hadjipanayiotou; Evangelos Tsoukalidis = Vangelis Tsoukalidis; Eleftherios Gkountelas = Eleutherios Gountelas
| Dimitrios Ioannou Karras / Ioannis Dimitriou Karras; Nikolaos Papathanasiou / Nikolaos Papanastasiou; Stavros Mantzaris / Stavroula Mantzari

Hebrew: יצחק בן-שושן = Itzhak Ben Shushan; Chaim Glickstein = Haim Glikshtein; Tzippora Avrahami-Katz = Tsipora Avrahami
| Moshe ben Yaakov Azulai / Yaakov ben Moshe Azulai; Eliyahu Barzilai / Elisha Barzilai; Shimshon Ben Haim / Shimshon Ben Hamo

Icelandic: Þórður Ægir Sigvaldason = Thordur Aegir Sigvaldason; Guðrún Björk Hallsdóttir = Gudrun B. Hallsdottir; Eiður Örn Hjörleifsson = Eidur Hjorleifsson
| Sigurður Magni Ketilsson / Sigurbjörn Magni Ketilsson; Jón Steinar Bragason / Bragi Steinar Jónsson; Ásdís Kolbeinsdóttir / Ásdís Kolbrúnardóttir

Malay: Mohd Faizal bin Abd Rahman Shukor = Muhammad Faisal Abdul Rahman Shukor; Nurul Huda binti Che Omar = Nurulhuda Che Omar; Ahmad Zulkifli bin Yaakob = Ahmad Zulkefli Yaacob
| Hamdan bin Jusoh / Jusoh bin Hamdan; Siti Noraini binti Salleh / Siti Norazlina binti Salleh; Abdul Razif bin Mat Zin / Abdul Razak bin Mat Zin

Sinhala: Wickramasinghe Arachchige Nimal Gunasekara = W.A. Nimal Gunasekera; සුනිල් විජේතුංග = Sunil Wijetunga; Chaminda Kumara Dissanayake = Chaminda Disanayaka
| Sampath Ranatunga / Sampath Ranasinghe; Nilmini Kumari Herath / Nilanthi Kumari Herath; Ruwan Prasanna Senanayake / Roshan Prasanna Senanayake

Gujarati: Jayeshbhai Maganbhai Vaghasiya = Jayesh Magan Vaghasia; હંસાબેન રમણલાલ શાહ = Hansa Ramanlal Shah; Kirtikumar Chimanlal Jhaveri = Kirti Kumar C. Zaveri
| Bharatbhai Chhaganbhai Desai / Chhaganbhai Bharatbhai Desai; Nareshbhai Popatlal Thakkar / Nileshbhai Popatlal Thakkar; Hasmukh Ambalal Panchal / Hasmukh Ambalal Parmar

Lithuanian: Žydrūnas Šimkevičius = Жидрунас Шимкявичюс; Rasa Petkevičiūtė-Norkienė = Rasa Norkiene; Vytautas Algirdas Jankūnas = Vytuatas A. Jankunas
| Rimantas Dapkus / Raimondas Dapkus; Gintaras Balčiūnas / Gintarė Balčiūnaitė; Darius Stankūnas / Darius Stankevičius

Finnish: Jukka-Pekka Yli-Hakala = Jukka Pekka Ylihakala; Anna-Liisa Törmä-Mäkikangas = Annaliisa Makikangas; Väinö Kalervo Löytty = LOEYTTY, VAEINOE KALERVO
| Pertti Rantakari / Pentti Rantakari; Tuija Lehtovaara / Tuula Lehtovaara; Ilmari Nieminen / Ilmari Niemelä
`;
