/** People of 88 cultures as two records write them, by an eighth author, who knew neither the matcher nor the other parts. */
// prettier-ignore
export const peopleByEighth = String.raw`
Russian and Chechen: Сергей Владимирович Подоляко = Sergey Podolyako; Yevgeny Mikhailovich Zhuravlyov = Evgenii Zhuravlev; Tatyana Alekseevna Shcherbinina = SHCHERBININA Tatiana; Aleksandr Kolchugin = Sasha Kolchugin; Ruslan Khamzatovich Dzhabrailov = Ruslan Jabrailov
| Anton Viktorovich Morgachev / Andrei Viktorovich Morgachev; Ivan Petrovich Sidorenkov / Petr Nikolaevich Sidorenkov; Natalia Sergeevna Belova / Natalia Sergeevna Belkina; Дмитрий Алексеевич Громов / Denis Gromov

Ukrainian: Олександр Гнатюк = Oleksandr Hnatiuk; Volodymyr Serhiiovych Kryvoruchko = Vladimir Krivoruchko
| Oksana Bondarchuk / Oleh Bondarchuk; Mykola Tkachenko / Mykola Tkach

Belarusian: Siarhei Kavalchuk = Sergei Kovalchuk
| Viktar Lukashevich / Viktoryia Lukashevich

Bulgarian: Георги Стоянов Вълчев = Georgi Valchev
| Ivan Dimitrov Petkov / Dimitar Ivanov Petkov

Serbian: Ђорђе Миловановић = Djordje Milovanovic
| Milan Stojanović / Milan Stojković

Croatian: Željko Šarić = Zeljko Saric
| Ivan Horvat / Ivana Horvat

Bosnian: Nedžad Hadžiomerović = HADZIOMEROVIC Nedzad
| Emir Begović / Amir Begić

Slovenian: Žiga Kovačič = Ziga Kovacic
| Matej Zupan / Matjaž Zupančič

Macedonian: Љупчо Трајковски = Ljupcho Trajkovski
| Goran Nikolovski / Zoran Nikolovski

Albanian: Bashkim Xhaferi = Bashkim Dzaferi
| Arben Hoxha / Artan Hoxha

Polish: Łukasz Wójcikiewicz = Lukasz Wojcikiewicz; Małgorzata Nowicka-Zielińska = Malgorzata Zielinska
| Tomasz Kowalczyk / Tomasz Kowalewski; Stanisław Wiśniewski / Stanisława Wiśniewska

Czech: Jana Dvořáčková = Jana Dvorackova
| Petr Novák / Pavel Novák; Karel Procházka / Karel Svoboda

Slovak: Jozef Hrušovský = Hrusovsky, Jozef
| Peter Kováč / Petra Kováčová

Hungarian: Szabadkai Gergő László = Gergo Laszlo Szabadkai
| Nagy István / Nagy Imre Tamás; Tóth Zsolt / Tóth Zsófia

Romanian: Ștefan-Cătălin Munteanu = Stefan Catalin Munteanu
| Adrian Ionescu / Adrian Iordănescu; Mihai Popa / Mihaela Popa

Greek: Παναγιώτης Καραγιαννόπουλος = Panagiotis Karagiannopoulos; Georgios Hatzidimitriou = Giorgos Chatzidimitriou
| Nikolaos Papadopoulos / Nikolaos Papanikolaou; Dimitrios Georgiou / Georgios Dimitriou

Turkish: Gülşen Çağlayan Öztürk = Gulsen Ozturk; İbrahim Halil Kılıçarslan = IBRAHIM HALIL KILICARSLAN
| Mehmet Yılmaz / Murat Yılmaz; Ahmet Demir / Ahmet Demirel

Azerbaijani: Elçin Vaqif oğlu Rəhimov = Elchin Rahimov
| Rashad Mammadov / Rashid Mammadli

Kazakh: Нұрлан Әбдіқадыров = Nurlan Abdikadyrov
| Yerlan Nurgaliyev / Yerzhan Nurgaliyev

Uzbek and Turkmen: Shuhrat G'ulomov = Shukhrat Gulyamov; Gurbangeldi Orazmyradow = Kurbangeldy Orazmuradov
| Dilshod Karimov / Dilnoza Karimova

Tajik: Ҷамшед Раҳмонзода = Jamshed Rahmonzoda
| Farrukh Saidov / Firuz Saidov

Kyrgyz: Бакыт Жээнбаев = Bakyt Zheenbaev
| Azamat Isakov / Azamat Ismailov

Armenian: Հովհաննես Գրիգորյան = Hovhannes Grigoryan; Hovhannes Mkrtchyan = Ovanes Mkrtchian
| Karen Harutyunyan / Karen Hakobyan; Armen Sargsyan / Arman Petrosyan

Georgian: ბექა ჯავახიშვილი = Beka Javakhishvili; Kakhaber Tsiklauri = Kakha Tsiklauri
| Davit Gelashvili / Davit Gelovani; Nino Beridze / Nana Beridze

Lithuanian: Vytautas Žemaitaitis = Vytautas Zemaitatis
| Jonas Petrauskas / Juozas Petrauskas; Darius Jankauskas / Daiva Jankauskienė

Latvian: Aigars Krūmiņš = Aigars Krumins
| Andris Ozoliņš / Andris Ozols

Estonian: Tõnu Mägi-Rebane = Tonu Magi Rebane
| Martin Tamm / Marten Tammsaar

Finnish: Pekka Juhani Hämäläinen = Pekka Hamalainen
| Mikko Virtanen / Markku Virtanen

Swedish: Björn Åkerström = Bjoern Aakerstroem
| Lars Erik Johansson / Lars Gunnar Jonsson

Norwegian: Øystein Kjærstad = Oystein Kjaerstad
| Kari Haugen / Karl Haugland

Danish: Søren Nørgaard Mikkelsen = Soeren Mikkelsen
| Jens Christian Madsen / Jens Peter Mathiesen

Icelandic: Þorsteinn Guðjónsson = Thorsteinn Gudjonsson
| Jón Sigurðsson / Sigurður Jónsson; Guðrún Einarsdóttir / Einar Guðmundsson

German: Dr. Hans-Joachim Riedmüller = Hans Joachim Riedmueller; Jürgen von Weißenfels = Juergen Weissenfels
| Stefan Hoffmann / Stefanie Hofmeister; Klaus Peter Schneider / Karl-Heinz Schneider

Dutch: Pieter-Jan van den Heuvel = VAN DEN HEUVEL, P.J.; Johannes Hendrik de Graaf = Hans de Graaf
| Jan de Vries / Jan de Wit; Marieke van Dijk / Marjolein van Dijk

French: Jean-François Delacroix = DELACROIX Jean Francois; Hélène Marchand née Aubertin = Helene Marchand
| Michel Lefebvre / Michèle Lefèvre; Jean-Pierre Moreau / Jean-Paul Moreau; Antoine Girard / Antoine Gérardin

Italian: Maria Giuseppina D'Ambrosio = Giuseppina Dambrosio; Francesco Saverio Lo Monaco = Francesco Lomonaco
| Paolo Ferrari / Paola Ferrari; Giuseppe Russo / Giuseppe Rossi

Spanish: José Ignacio Echeverría Llorente = Jose Echeverria Llorente
| Carlos García Fernández / Carlos Fernández Rubio; Antonio Romero Castillo / Andrés Romero Castillo

Catalan: Josep Lluís Puigdomènech i Roca = Jose Luis Puigdomenech Roca
| Jordi Vila Soler / Jordi Vilanova Serra

Basque: Aitor Goikoetxea = Aitor Goicoechea
| Iker Agirre / Ibon Agirre

Mexican: Francisco Javier Treviño Garza = Javier Trevino Garza
| Juan Manuel Hernández López / Juan Miguel Hernández Ortiz

Colombian and Venezuelan: Luz Marina Restrepo de Uribe = Luz Marina Restrepo; Jesús Rafael Betancourt Colmenares = Jesus R. Betancourt
| Andrés Felipe Gómez Rincón / Felipe Gómez Salazar

Brazilian: João Carlos da Silveira Peixoto = Joao Carlos Silveira Peixoto
| Marcos Antônio de Souza / Marcelo Antunes de Souza

Portuguese: Maria da Conceição Figueiredo Lopes = Conceicao Figueiredo Lopes
| Rui Manuel Ferreira / Rui Miguel Pereira

Irish: Pádraig Ó Súilleabháin = Patrick O'Sullivan
| Brian O'Connor / Brian O'Connell

Scottish: Alasdair MacPherson = Alistair McPherson
| Ewan MacDonald / Ewan MacDougall

English: William Thomas Harcastle = Bill Harcastle
| Christopher Martin / Christine Martin; Daniel Harrison / Daniel Harris

American: Robert J. Fenwick Jr. = Bob Fenwick
| James Allen Parker / Jason Allen Parker

Egyptian: محمد عبد الرحمن الشرقاوي = Mohamed Abdelrahman El Sharkawy
| Ahmed Mahmoud Sayed / Mohamed Mahmoud Sayed; Hossam Ibrahim Fathy / Hesham Ibrahim Fawzy

Syrian and Kurdish: Maher Qaddour al-Hamwi = Mahir Kaddour Hamwi; Rêzan Şêxo = Rezan Sheikho
| Bassel Haddad / Basima Haddad

Iraqi: Abd al-Karim Jasim al-Dulaymi = Abdul Kareem Jassem Al-Dulaimi
| Ali Hussein al-Jubouri / Ali Hassan al-Janabi

Lebanese: Youssef Georges El-Khoury = Yusuf G. Khoury
| Samir Nasrallah Hayek / Sami Nassar Hayek

Saudi: Khalid bin Sultan bin Nasser Al Otaibi = Khaled Sultan Al-Oteibi
| Abdullah Fahad Al Qahtani / Abdulaziz Fahad Al Qahtani

Libyan: Muftah Salem al-Gharyani = Moftah Ghariani
| Omar al-Mukhtar Zaidi / Omar al-Mahdi Zawi

Algerian: Noureddine Benyettou = Nour-Eddine Ben Yettou
| Karim Benali / Karima Benali

Moroccan: Fatima Zahra Bennani = Fatima-Zohra Benani
| Hassan Alaoui / Hassan Alami

Emirati and Palestinian: Jihad Mahmoud Abu Ghazaleh = Jehad M. Abughazaleh
| Rashid Saeed Al Kaabi / Nasser Rashid Al Kaabi

Yemeni: عبدالملك حسين الصنعاني = Abdulmalik Hussein Al-Sanaani
| سعيد علي الحداد / سعد علي الحمادي

Sudanese: Osman Elhadi Idris = Uthman al-Hadi Idris
| Amna Osman Bashir / Amin Osman Bashir

Persian: محمدرضا کاظمی‌نژاد = Mohammad Reza Kazeminejad; Gholamhossein Tavakkoli = Gholam Hossein Tavakoli
| Hossein Rezaei / Hassan Rezaei; Ali Akbar Ahmadi / Ali Asghar Mohammadi

Afghan: Mullah Noor Muhammad Akhundzada = Nur Mohammad Akhundzadah
| Abdul Rahim Wardak / Abdul Karim Wardak

Pakistani: Chaudhry Muhammad Aslam Warraich = Ch. Mohd Aslam Waraich
| Imran Ali Khan / Irfan Ali Khan

Punjabi: Harpreet Singh Dhillon = Harprit S. Dhillon
| Gurpreet Singh Gill / Manpreet Singh Gill

Hindi: राजेश कुमार श्रीवास्तव = Rajesh Kumar Srivastava
| Suresh Kumar Sharma / Ramesh Kumar Sharma

Tamil: Subramaniam Balakrishnan = Subramanian Balakrishnan
| Ramachandran Murugan / Ramanathan Murugesan

Bengali: Mohammad Rafiqul Islam Talukder = Md. Rafikul Islam Talukdar
| Shahidul Islam / Saiful Islam

Sinhalese: Nimal Wickramasinghe = Nimal Wickremesinghe
| Kamal Jayawardena / Kamal Jayasuriya

Burmese and Thai: U Kyaw Zaw Hein = Kyaw Zaw Hein; ณัฐพล ศรีสุวรรณ = Nattapon Srisuwan
| Aung Kyaw Moe / Aung Kyaw Htet

Vietnamese: Trần Quốc Hưng = Hung Quoc Tran
| Nguyễn Văn Hùng / Nguyễn Văn Dũng

Chinese: 欧阳志强 = Ouyang Zhiqiang; Anthony Leung Chi Wai = LEUNG Chi-wai; Hsieh Chih-hung = Xie Zhihong
| Wang Jianguo / Wang Jianping; 李明 / 李敏华

Korean: 박성민 = Park Sung-min
| Kim Young-ho / Kim Yong-su

Japanese: Ōta Yūko = Yuko Ohta
| Hiroshi Yamamoto / Hiroki Yamamoto

Malay and Indonesian: Mohd Faizal bin Abdul Rahman = Muhammad Faizal Abdul Rahman; Soetrisno Hadikoesoemo = Sutrisno Hadikusumo
| Ahmad bin Ismail / Aminah binti Ismail

Filipino: Maria Cristina Reyes Dimaculangan = Ma. Cristina R. Dimaculangan
| Jose Santos Reyes / Josefina Santos Cruz

Hebrew: יצחק בן דוד = Yitzhak Ben-David
| Moshe Levi / Menashe Levin

East African: Tewodros Gebre Egziabher = Tedros Gebreegziabher; Cabdiraxmaan Maxamed Jaamac = Abdirahman Mohamed Jama; Jean Bosco Nsengiyumva = NSENGIYUMVA Jean-Bosco
| Abebe Tesfaye / Abebech Tadesse

Nigerian: Chukwuemeka Okonkwo-Eze = Emeka Okonkwo Eze
| Adewale Ogunbanjo / Adebayo Ogundipe
`;
