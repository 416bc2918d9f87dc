/** People of 80 cultures as two records write them, by a seventh author, before a rule of the matcher was read. */
// prettier-ignore
export const peopleBySeventh = String.raw`
Algerian: Mohamed Lamine Khelifi = KHELIFI Med Lamine; Boudjemaa Aït Ouali = Boudjema Aitouali
| Abdelkader Benyoucef / Abdelkrim Benyoucef; Nadia Khelifi / Nadjet Khelifi

Tunisian: Slaheddine Trabelsi = Salah Eddine Trabelsi; Hédi Ben Abdallah = El Hedi Benabdallah
| Moncef Ben Salem / Mongi Ben Salem; Leïla Bouzid / Lamia Bouzid

Egyptian: Hesham Abdel Gawad El Sherbiny = Hisham Abdulgawad Elsherbini; محمود عبد الفتاح الدسوقي = Mahmoud Abdelfattah Eldesouky
| Tarek Samir Fouad Gerges / Samir Fouad Gerges; Amr Mostafa Ragab / Amir Mostafa Ragab

Saudi: Turki bin Nasser Al-Otaibi = Turky Naser Alotaiby; Haya bint Sulaiman al Rajhi = Haya Suleiman Al-Rajhi
| Faisal bin Khalid Al-Harbi / Khalid bin Faisal Al-Harbi; Majed Al-Qahtani / Mazen Al-Qahtani

Lebanese: Georges Boutros Khoury = George B. El Khoury; Joumana Haddad Saab = Jumana Haddad
| Antoine Rizk Chamoun / Antoine Rizkallah; Rima Khoury / Rita Khoury

Yemeni: Abdrabbuh Saleh al-Hamdani = Abd Rabbo Salih Al Hamdany; نبيل قاسم المقطري = Nabil Qassem Al-Maqtari
| Ali Nasser al-Hamdani / Nasser Ali al-Hamdani; Yahya Saleh al-Raymi / Yahya Salim al-Raymi

Sudanese: Osman Elhag Idris = Uthman al-Haj Idris; Awadelkarim Mohamed Elamin = Awad Al Kareem Mohammed Al Amin
| Omer Siddig Babiker / Amer Siddig Babiker; Hassan Osman Idris / Hussein Osman Idris

Somali: Cabdiraxmaan Maxamed Xuseen = Abdirahman Mohamed Hussein; Faadumo Cali Warsame = Fadumo Ali Warsame
| Abdi Warsame Farah / Farah Abdi Warsame Nur; Hodan Jama Nur / Hinda Jama Nur

Ethiopian: Tewodros Haile Gebre Medhin = Tedros Haile Gebremedhin; Ato Getachew Woldemariam = Getachew Wolde Mariam Tadesse
| Dawit Tesfaye Bekele / Daniel Tesfaye Bekele; Gebrehiwot Alemu / Gebremeskel Alemu

Yoruba: Oluwaseun Adebayo Ogunleye = Seun A. Ogunleye; Babatunde Fashola-Ige = Tunde Fashola Ige
| Oluwafemi Adeyemi / Oluyemi Adeyemi; Adebola Akinwale / Adebowale Akinwale

Igbo: Chukwuemeka Nnamdi Okafor = Emeka Okafor; Ifeanyichukwu Onwuka = Ifeanyi Onwuka
| Chinedu Okafor / Chidi Okafor; Obinna Nwosu / Obioma Nwosu

Hausa: Alhaji Musa Yar'Adua Bello = Musa Yaradua Bello; Aisha Shehu Gusau = Aishatu Shehu Gusau
| Sani Abubakar Bello / Sanusi Abubakar Bello; Usman Garba Maikudi / Umar Garba Maikudi

Ghanaian: Ebenezer Kofi Asante Mensah = Ebenezer K. A. Mensah; Nana Akosua Boateng = Akosua Boateng
| Kwaku Asante Mensah / Kwabena Asante Mensah; Yaw Boateng / Yaa Boateng

Senegalese: Cheikh Tidiane N'Diaye = Cheick Tidiane Ndiaye; Aïssatou Diop Sarr = Aissatou Diop
| Mamadou Lamine Diop / Amadou Lamine Diop; Ousmane Sarr / Ousseynou Sarr

Congolese: Jean-Pierre Mukendi wa Kabongo = Jean Pierre Mukendi Kabongo; KABONGO TSHIBANDA Marie-Thérèse = Marie Thérèse Tshibanda
| Joseph Ilunga Kalala / Josué Ilunga Kalala; Mukendi Kalonji / Mukeba Kalonji

Rwandan: UWIMANA Marie Claire = Marie-Claire Uwimana; Jean de Dieu Habimana = HABIMANA J. de Dieu
| Jean Bosco Habimana / Jean Bosco Habineza; Chantal Uwimana / Chantal Uwamahoro

Kenyan: Wanjiku Njeri Kamau = Wanjiku N. Kamau; Peter Kipchumba arap Koech = Peter Kipchumba Koech
| John Mwangi Kariuki / John Maina Kariuki; Kiprono Kosgei / Kiprop Kosgei

South African: Nkosinathi Dlamini = Nathi Dlamini; Johannes Petrus van der Merwe = J.P. v.d. Merwe
| Thabo Mokoena / Thabiso Mokoena; Hendrik Botha / Hendrika Botha

Malagasy: RAKOTOARISOA Andriamanantena Hery = Hery A. Rakotoarisoa; Rasoanaivo Lalaina = Lalaina Rasoanaivo Rabe
| Rakotomalala Jean / Rakotomanga Jean; Hery Rakotoarisoa / Hery Rakotoarivelo

Turkish: Şükrü Yıldırım = Sukru Yildirim; Ayşegül Çelik Demir = Aysegul Celik
| Mehmet Emin Kılıç / Mehmet Ali Kılıç; Hasan Öztürk / Hüsnü Öztürk

Kurdish: Berîvan Şêxo = Berivan Sheikho; Hawkar Mahmood Jaf = Haukar Mahmud Jaff
| Rojda Demirtaş / Rojin Demirtaş; Sherko Bekas Ali / Sherwan Bekas Ali

Persian: Seyed Mohammad Hosseini Nejad = Sayyid Mohammad Hosseininejad; غلامرضا کریمی = Gholam Reza Karimi
| Alireza Karimi / Amirreza Karimi; Maryam Ahmadi / Marzieh Ahmadi

Afghan: Mohammad Nabi Stanekzai = Mohd. Nabi Stanikzai; Abdul Wali Ahmadzai = Abdulwali Ahmadzay
| Gul Rahman Noorzai / Gul Rahim Noorzai; Abdul Qadir Stanikzai / Abdul Qadeem Stanikzai

Pakistani: Chaudhry Shafqat Mahmood = Ch. Shafqat Mehmood; Syeda Nusrat Fatima Rizvi = Nusrat Fatima Rizvi
| Muhammad Asif Butt / Muhammad Asim Butt; Tahir Iqbal Malik / Tahira Iqbal Malik

Bengali: Md. Rafiqul Islam Chowdhury = Mohammad Rafiqul Islam Choudhury; Subrata Bandyopadhyay = Subrata Banerjee; Mst. Rokeya Khatun = Rokeya Khatoon
| Md. Shahidul Islam / Md. Shafiqul Islam; Tapan Ghosh / Tapas Ghosh

Tamil: S. Murugesan = Murugesan Subramaniam; Karthikeyan s/o Palanisamy = Karthikeyan Palaniswami
| R. Selvaraj / R. Selvakumar; Lakshmi Narayanan / Lakshmi Natarajan

Telugu: Venkata Ramana Reddy Gaddam = G. V. Ramana Reddy; Kolli Nagarjuna Rao = Nagarjuna Rao K.
| Srinivasa Rao Kolli / Srinath Rao Kolli; Ravi Teja Gaddam / Ravi Kiran Gaddam

Malayali: Thomas Kurian Puthenpurackal = Thomas Kurien Puthenpurakkal; Sreedevi Nair = Sridevi K. Nair
| Biju Varghese / Baiju Varghese; Anoop Menon / Anand Menon

Punjabi: Gurpreet Singh Dhillon = Gurprit Singh Dhillon; Harjinder Kaur Sandhu = Harjinder Kaur
| Gurdeep Singh Gill / Gurdev Singh Gill; Manjit Singh Gill / Manjit Kaur Gill

Gujarati: Hiteshbhai Ramanbhai Patel = Hitesh Raman Patel; Kokilaben Shah = Kokila Shah
| Jigneshkumar Maheshbhai Patel / Nileshkumar Maheshbhai Patel; Bhavesh Mehta / Bhavin Mehta

Hindi: Rajendra Prasad Shrivastava = R. P. Srivastav; Smt. Sunita Devi Yadav = Sunita Yadav; दिनेश कुमार त्रिपाठी = Dinesh Tripathi
| Mukesh Kumar Agarwal / Mahesh Kumar Agarwal; Anil Kumar Mishra / Akhil Kumar Mishra

Sinhala: W. A. Nimal Perera = Weerasinghe Arachchige Nimal Perera; Chaminda Jayasooriya = Chaminda Jayasuriya
| Nimal Jayasinghe / Kamal Jayasinghe; Sunil Rathnayake / Susil Rathnayake

Nepali: Bishnu Prasad Poudel = Vishnu Prasad Paudel; Sita Kumari Shrestha = Sita Shrestha
| Ram Bahadur Thapa / Raj Bahadur Thapa; Bimala Gurung / Kamala Gurung

Burmese: Daw Khin Mar Oo = Khin Marr Oo; U Thet Naing Win = Thet Naing Winn
| Aung Kyaw Moe / Aung Kyaw Zaw; Thida Htun / Thida Hlaing

Thai: Somkiat Rattanaphan = Somkiet Ratanapan; Nattaya Srisuwan = Natthaya Sisuwan; สมชาย ใจดี = Somchai Jaidee
| Prasert Boonmee / Prasit Boonmee; Suda Chaiyaporn / Sudarat Chaiyaporn

Khmer: Ly Sreymom = Ly Srey Mom; KEO Vannak = Vannak Keo
| Sok Chantha / Sok Chanthou; Chea Sopheap / Chea Sophy

Vietnamese: Nguyễn Thị Thu Hằng = Nguyen Thu Hang; Trần Quốc Đạt = Dat Quoc Tran
| Nguyễn Văn Minh / Nguyễn Văn Mạnh; Phạm Thị Lan / Phạm Thị Liên

Chinese: 王建国 = Wang Jianguo; Chen, Guang-Ming = CHEN Guangming; Michael Li Wei = Li Wei
| Zhang Weimin / Zhang Weihong; Liu Xiaobin / Liu Xiaobing

Cantonese: Chan Tai Man, Peter = Peter Chan Tai-man; Wong Siu Ling Carol = Carol Wong
| Lee Ka Wai / Lee Ka Wing; Cheung Chi Keung / Cheung Chi Kwong

Taiwanese: Hsu Chih-Ming = Xu Zhiming; Tsai Ya-Ting = Grace Tsai Ya Ting
| Lin Chia-Hao / Lin Chia-Hung; Huang Shu-Fen / Huang Shu-Chen

Japanese: 渡辺 健一 = Kenichi Watanabe; Satō Yūko = Yuko Satoh; Ken'ichirō Ōno = Kenichiro Ohno
| Takashi Kobayashi / Takeshi Kobayashi; Yoko Inoue / Yuko Inoue

Korean: 김민준 = Kim Min-jun; Lee Jae-hyun = Yi Jae Hyeon; Park Sun-young = Sunyoung Pak
| Choi Ji-hoon / Choi Ji-hwan; Jung Soo-jin / Jung Soo-min

Mongolian: Ganbold Batbayar = Ganboldyn Batbayar; Д. Оюунчимэг = Dorj Oyunchimeg
| Ganbaatar Dorj / Ganbold Dorj; Enkhtuya Bat-Erdene / Enkhjargal Bat-Erdene

Filipino: Ma. Cristina S. Dela Cruz = Maria Cristina Santos de la Cruz; Rodrigo Bautista y Lim = Rodrigo L. Bautista
| Antonio Reyes Jr. / Antonio Reyes Sr.; Marilou Bautista / Maricel Bautista

Indonesian: Muhammad Syahrul Hidayat = Moch. Sjahrul Hidayat; Hj. Siti Aminah Loebis = Siti Aminah Lubis
| Agus Setiawan / Agung Setiawan; Bambang Suryanto / Bambang Supriyanto

Malay: Ahmad Fauzi bin Haji Ismail = Ahmad Fauzi Ismail; Noraini bt. Abd. Rahman = Nor Aini binti Abdul Rahman
| Mohd Faizal bin Osman / Mohd Farid bin Osman; Rosnah binti Yusof / Rosnani binti Yusof

Samoan: Ioane Fa'alogo = Ioane Faalogo Leota; Tuilagi Sāmoa Fiame = Tuilagi Samoa Fiame
| Sione Tuilagi / Semisi Tuilagi; Ioane Leota / Ioane Leiataua

Russian: Екатерина Сергеевна Щербакова = Ekaterina Scherbakova; Sasha Vorobyov = Aleksandr Vorob'ev; Gennadiy Yur'yevich Zaytsev = Gennady Zaitsev
| Aleksei Ivanovich Morozov / Ivan Alekseyevich Morozov; Andrei Petrovich Zaitsev / Andrei Pavlovich Zaitsev

Ukrainian: Олександр Григорович Яценко = Oleksandr Yatsenko; Mykola Tkachenko = Nikolai Tkachenko
| Halyna Bondarenko / Halyna Bondarchuk; Viktor Shevchuk / Viktoriia Shevchuk

Georgian: გიორგი ბერიძე = Giorgi Beridze; Ketevan Dzhaparidze = Ketevan Japaridze
| Zurab Japaridze / Zaza Japaridze; Nino Kapanadze / Nana Kapanadze

Armenian: Gevorg Hovhannisyan = Gevork Ovanesyan; Հայկ Պետրոսյան = Hayk Petrosian
| Armen Sargsyan / Arman Sargsyan; Karen Grigoryan / Karine Grigoryan

Azerbaijani: Məmmədov Elçin Rəşid oğlu = Elchin Mammadov; Gülnarə Əliyeva = Gulnara Alieva
| Rashad Mammadov / Rauf Mammadov; Ilham Huseynov / Ilgar Huseynov

Kazakh: Нұрлан Әбдіқадыров = Nurlan Abdikadyrov; Aigerim Zhumabayeva = Aygerim Jumabaeva
| Yerlan Omarov / Yerbol Omarov; Marat Suleimenov / Murat Suleimenov

Uzbek: Shavkatjon Yo'ldoshev = Shavkat Yuldashev; Qodirova Dilfuza Karim qizi = Dilfuza Kadyrova
| Jahongir Rahimov / Jasur Rahimov; Otabek Karimov / Oybek Karimov

Uyghur: Alimjan Memtimin = Elimjan Memetimin; Gülnisa Abdurehim = Gulnisa Abdureyim
| Tursun Memet / Tursunjan Mutellip; Dilnur Ablet / Dilnaz Ablet

Polish: Małgorzata Wójcik-Nowak = Malgorzata Wojcik; Kasia Lewandowska = Katarzyna Lewandowska
| Marek Kowalczyk / Marcin Kowalczyk; Jan Zieliński / Jan Zieleniewski

Czech: Jiřina Dvořáková = Jirina Dvorak; Ing. Pavel Novotný, CSc. = Pavel Novotny
| Petr Svoboda / Pavel Svoboda; Jana Procházková / Hana Procházková

Hungarian: Szabó László Gábor = László Szabó; Nagy-Tóth Zsuzsanna = Zsuzsa Nagy-Toth
| Horváth István / Horváth Iván; Kiss Judit / Kiss Julianna

Romanian: Ștefan-Cătălin Țurcanu = Stefan Catalin Turcanu; POPESCU GH. ION = Ion Popescu
| Mihai Ionescu / Mihaela Ionescu; Radu Constantinescu / Radu Constantin

Bulgarian: Христо Димитров Желев = Hristo Zhelev; Tsvetelina Yordanova = Cvetelina Jordanova
| Georgi Ivanov Petkov / Georgi Iliev Petkov; Stoyan Kolev / Stoil Kolev

Serbian: Ђорђе Живковић = Djordje Zivkovic; Snežana Šćepanović = Snezana Scepanovic
| Dragan Jovanović / Dragana Jovanović; Milan Petrović / Mladen Petrović

Albanian: Shpëtim Xhaferi = Spetim Dzaferi; Fatmir Gjonbalaj = Fatmir Djonbalaj
| Arben Hoxha / Ardian Hoxha; Besnik Krasniqi / Besim Krasniqi

Greek: Γεώργιος Παπαδόπουλος = Georgios Papadopoulos; Dimitrios Chatzigeorgiou = Dimitris Hatzigeorgiou
| Nikolaos Georgiou / Nikolaos Georgiadis; Konstantinos Vlachos / Konstantina Vlachou

German: Hans-Jürgen Müller-Rothe = Hansjuergen Mueller Rothe; Dr. Friederike Freifrau von Weißenfels = Friederike von Weissenfels; Karl-Heinz Schäfer = Karl H. Schaefer
| Stefan Meier / Stefanie Meier; Klaus Hoffmann / Klaus Hofmeister

Dutch: Johanna Maria de Vries-van den Berg = J.M. de Vries; Willem-Jan 't Hoen = Willem Jan t Hoen
| Pieter van Dijk / Pieter van Dam; Marieke Bakker / Marijke Bakker

Swedish: Bengt-Åke Sjöström = Bengt Ake Sjostrom; Anna Kristina Lindqvist = Kristina Lindkvist
| Lars Gustafsson / Lars Gustavsberg; Erik Lindgren / Erika Lindgren

Norwegian: Søren Kjærgård = Soeren Kjaergaard; Kjell Håkon Bjørnstad = Kjell Haakon Bjornstad
| Ole Hansen / Olav Hansen; Jens Christian Madsen / Jens Peter Madsen

Icelandic: Þorsteinn Guðmundsson = Thorsteinn Gudmundsson; Sigríður Jónsdóttir = Sigridur Jonsdottir
| Jón Sigurðsson / Jón Sigurjónsson; Guðrún Einarsdóttir / Guðný Einarsdóttir

Finnish: Väinö Hämäläinen = Vaino Haemaelaeinen; Marja-Leena Korhonen = Marja Leena Korhonen-Laine
| Jari Virtanen / Jarmo Virtanen; Sari Nieminen / Satu Nieminen

Lithuanian: Gražina Kazlauskienė = Grazina Kazlauskas; Vytautas Jankauskas = Vitautas Yankauskas
| Jonas Petrauskas / Jonas Petraitis; Rasa Butkutė / Rūta Butkutė

Spanish: Mª del Carmen García Fernández = Maria Carmen Garcia; Francisco Javier Ruiz de la Torre = Fco. Javier Ruiz Delatorre; Pepe Domínguez Salas = José Domínguez Salas
| Juan Carlos Ortega Ruiz / Juan Luis Ortega Ruiz; Alberto Navarro Gil / Alberto Navarro Gómez

Mexican: José Guadalupe Hernández Chávez = J. Guadalupe Hernandez Chavez; María Luisa Treviño vda. de Garza = Ma. Luisa Treviño
| Jesús Eduardo Beltrán Soto / Jesús Alfredo Beltrán Soto; Luis Ángel Cárdenas / Luis Ángel Cervantes

Colombian: Jhon Jairo Restrepo = John Jairo Restrepo Mejía; Luz Adriana Ospina de Vélez = Luz Adriana Ospina
| Carlos Andrés Mejía Posada / Carlos Alberto Mejía Posada; Yolanda Giraldo / Yohana Giraldo

Brazilian: João Carlos dos Santos Oliveira Filho = Joao C. S. Oliveira Filho; Luiza Gonçalves da Silva = Luisa Goncalves Silva
| Paulo Roberto Ferreira / Paulo Ricardo Ferreira; Antônio Souza Neto / Antônio Souza Filho

Portuguese: Maria da Conceição Sousa Pereira = M. Conceição S. Pereira; Luís Filipe d'Almeida = Luis Felipe de Almeida
| Rui Tavares / Raul Tavares; Ana Rita Moreira / Ana Rosa Moreira

Italian: Giovanni Battista Lo Presti = Giovanni B. Lopresti; D'ANGELO Maria Concetta = Maria Concetta Dangelo; Beppe Esposito = Giuseppe Esposito
| Salvatore Russo / Santo Russo; Francesco De Luca / Francesca De Luca

French: Jean-François Lefèvre = LEFEVRE Jean François; Marie-Claude Dubois épouse Martin = Marie-Claude Martin née Dubois
| Michel Girard / Michèle Girard; Jean-Luc Bernard / Jean-Marc Bernard

English: Elizabeth Anne Cartwright-Moss = Liz Cartwright Moss; Bill O'Shaughnessy = William Oshaughnessy; Robert J Whitfield III = Bob Whitfield
| Harriet Whitfield / Harry Whitfield; Daniel Marsh / Danielle Marsh

Irish: Seán Ó Súilleabháin = Sean O'Sullivan; Máire Ní Dhomhnaill = Maire Ni Dhomhnaill
| Ciarán Byrne / Ciara Byrne; Aoife Gallagher / Áine Gallagher

Israeli: Yitzchak Ben-Ami = Itzhak Ben Ami; חיים רוזנברג = Chaim Rosenberg
| Moshe Ben-David / David Ben-Moshe; Yaakov Mizrahi / Yoav Mizrahi
`;
