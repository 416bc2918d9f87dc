/** By a fifth author, who knew neither the matcher nor the other parts. Only counted: nobody has looked at its misses. */
// prettier-ignore
export const peopleByFifth = String.raw`
Arabic names in Latin letters: Mohammed Abdel Rahman al-Qahtanawi = Muhamad Abdulrahman Alqahtanawi; Husain Jaafar al-Saadoun = Hussein Ja'far El Sa'doun; Youssef Khaled Shuqayri = Yusuf Khalid Choukeiri; Abd al-Qadir Mansour Ghuneim = Abdelkader Mansur Ghoneim
| Ahmad Khalil al-Masri / Ahmad Jalil al-Masri; Abdul Rahim Saleh Barakat / Abdul Karim Saleh Barakat; Hassan Youssef Darwish / Hussein Yasser Darwish; Samir Fawzi Haddadin / Tamer Fawzi Haddadin

Arabic script against Latin: عبد العزيز فهد الرشودي = Abdulaziz Fahd Al-Rashoudi; محمود حسين الطائي = Mahmoud Hussein al-Taie; Zaynab Qasim al-Lami = زينب قاسم اللامي; خالد بن سعيد المنصوري العامري = Khalid bin Saeed Almansoori Alameri
| عبد العزيز فهد الرشودي / Abdulrahman Fahd Al-Rashoudi; محمود حسين الطائي / Mahmoud Hassan al-Tamimi; فاطمة علي الزهراني / Fawziya Ali al-Zahrani; سالم ناصر الحربي / Sultan Nayef al-Harbi

Kunya, father's name and origin name: Abu Mus'ab Tariq Salim al-Jumaili = Tareq Salem al-Jumayli (Abu Musab); Hamad bin Rashid bin Khalfan Al Neyadi = Hamad Rashed Khalfan Alneyadi; Nasir Mohammed Awad Bawazir = Nasser Mohamed Awadh Ba Wazir; Idris Umar Abdallah al-Libi, kunya Abu Hafs = Idriss Omar Abdullah Al Libi
| Abu Bakr Yasin al-Dulaymi / Abu Bakr Yasin al-Hadidi; Hamad bin Rashid Al Neyadi / Rashid bin Hamad Al Neyadi; Abu Hudhayfa Umar al-Shishani / Abu Qatada Umar al-Maghribi; Ali Hasan Awad Bawazir / Ali Salem Awad Baabbad

Russian names: Сергей Викторович Полуяхтов = Poluyakhtov Sergey Viktorovich; Ekaterina Andreevna Zhilyaeva = Yekaterina Zhiliayeva; Щербатенко Юрий Алексеевич = Yuri Alekseyevich Shcherbatenko; Artyom Kovrizhnykh = Artem Dmitrievich KOVRIZHNYKH
| Сергей Викторович Полуяхтов / Андрей Викторович Полуяхтов; Ivan Petrovich Morozkin / Ivan Pavlovich Morozov; Olga Nikolaevna Smirnitskaya / Olga Nikolaevna Sumarokova; Dmitri Alekseevich Belov / Dmitri Sergeevich Belov

Ukrainian and Belarusian names: Володимир Гнатюченко = Vladimir Gnatyuchenko; Aliaksandr Hrynkevich-Saroka = Aleksandr Grinkevich-Soroka; Олексій Юрійович Дзюбаненко = Aleksei Yurievich Dziubanenko; Mikalai Shchurouski = Nikolai Shchurovskiy
| Володимир Гнатюченко / Володимир Гнатишин; Oleksandr Marchenyuk / Oleksii Marchenyuk; Siarhei Ivanavich Karpuk / Siarhei Ihnatavich Karpovich; Natalia Petrivna Ostapchuk / Nadiia Petrivna Ostapchuk

Persian names: Gholamreza Mohammadi-Nejad Tabari = Gholam Reza Mohammadinezhad Tabari; محمدرضا کاشانی‌پور = Mohammad Reza Kashanipour; Seyyed Hossein Rouhbakhsh = Sayed Hosein Roohbakhsh; Alireza Khorshidvand = علیرضا خورشیدوند
| Mohammad Reza Kashanipour / Mohammad Javad Kashanipour; Seyed Mehdi Hosseinabadi / Seyed Mahmoud Hosseinabadi; Ali Akbar Rostamian / Ali Asghar Rostamian; Behrouz Salehi-Far / Behzad Salehi-Far

Mainland Chinese names: Ouyang Zhenglin = 欧阳正林; Zhao Jianbo = Jian Bo ZHAO; Lü Wenxiang = LYU Wenxiang; Xu Mingde = 徐明德
| Zhao Jianbo / Zhao Jianfeng; 徐明德 / 徐德民; Chen Haotian / Chen Haoran; Li Guoqiang / Liu Guoqing

Hong Kong and Taiwan names: Cheung Kwok Leung, Raymond = Raymond CHEUNG Kwok-leung; Chang Chih-hsiung = Zhang Zhixiong; 林志豪 = LAM Chi Ho; WONG Wai Ming = 黃偉明
| Cheung Kwok Leung / Cheung Kwok Wah; Raymond Cheung Kwok-leung / Raymond Cheung Siu-fai; Lam Chi Ho / Lam Chi Keung; Chang Chih-hsiung / Chang Shu-chen

Korean and Japanese names: Ri Kwang-hyok = Lee Gwang Hyeok; 박철수 = Pak Chol Su; Choe Song-nam = CHOI, Sung Nam; Kitajima Ryōichi = 北島 亮一
| Ri Kwang-hyok / Ri Kwang-chol; Pak Chol-su / Pak Chun-sik; 최성남 / 최성희; Kitajima Ryoichi / Kitajima Ryuzo

Vietnamese, Thai and Khmer names: Nguyễn Đức Thịnh = NGUYEN DUC THINH; Trần Thị Bích Ngọc = Bich Ngoc Tran Thi; สมชาย วงศ์ประเสริฐกุล = Somchai Wongprasertkul; Sok Vannarith = Vannarith SOK
| Nguyễn Đức Thịnh / Nguyễn Đức Thuận; Trần Thị Bích Ngọc / Trần Thị Bích Hạnh; Somchai Wongprasertkul / Somkiat Wongprasit; Sok Vannarith / Sok Vanndy

Burmese, Malay, Indonesian and Filipino names: U Kyaw Htin Lwin = Kyaw Htin Lwin; Daw Khin Myat Thuzar = Khin Myat Thu Zar; Mohd Faizal bin Abd Rahman Kamil = Mohamed Faizal Abdul Rahman Kamil; Soekarmadji Hadiwibowo = Sukarmaji Hadiwibowo
| Kyaw Htin Lwin / Kyaw Htet Aung; Ahmad Zaki bin Osman / Ahmad Zaki bin Sulaiman; Bambang Suryokusumo / Bambang Suryadarma; Jose Maria Dimaculangan / Jose Marlon Dimayuga

Spanish and Latin American names: Juan Carlos Retamoza Villegas = Retamoza Villegas, Juan C.; María de los Ángeles Peñalver Ruiz = Maria Angeles Penalver; Héctor Iván Quiñónez-Ballesta = HECTOR QUINONEZ BALLESTA; José Guadalupe Ontañón Lerma = J. Guadalupe Ontanon Lerma alias "El Lupe"
| Juan Carlos Retamoza Villegas / Juan Carlos Retamoza Bustos; Luis Alberto Cárdenas Pinto / Luis Alfonso Cárdenas Prieto; Jorge Enrique Zambrano Mora / Jorge Eduardo Zambrano Moreira; Rosa Elena Guzmán Tapia / Rosa Isela Guzmán Trejo

Portuguese-language names: João Batista dos Santos Queirogal = Joao B. Santos Queirogal; Antônio Carlos Vasconcellos Prado = António Carlos de Vasconcelos Prado; Conceição Domingas Kassoma = CONCEICAO DOMINGAS CASSOMA; Luís Filipe Gouveia d'Eça = Luiz Felipe Gouveia de Eça
| João Batista dos Santos Moura / João Bosco dos Santos Moura; Antônio Carlos Prado / Antônio Marcos Prado; Manuel Domingos Kassoma / Manuel Domingos Kapita; Fernanda Lopes Tavares / Fabiana Lopes Tavares

French-speaking African and Haitian names: Jean-Baptiste Ngoyi Tshilombo = NGOYI TSHILOMBO Jean Baptiste; Ousmane Cissokho Diabira = Ousman Sissoko Diabira; François-Xavier Habyambere = Francois Xavier Habiyambere; Mamadou Lamine Coulibaly dit "Petit Lamine" = COULIBALY Mamadou Lamine
| Jean-Baptiste Ngoyi Tshilombo / Jean-Bosco Ngoyi Tshilombo; Moussa Traoré Dembélé / Moussa Sangaré Dembélé; Marie-Josée Bazile / Marie-Thérèse Bazile; Ibrahima Sory Barry / Ibrahima Kalil Barry

Horn of Africa names: Tesfaye Gebremichael Woldu = Tesfay Gebre Michael Weldu; Abdirahman Warsame Xirsi = Abdurahman Warsama Hirsi; ተስፋዬ ገብረማርያም = Tesfaye Gebremariam; Maxamed Cali Guuleed = Mohamed Ali Guled
| Tesfaye Gebremichael Woldu / Tesfaye Gebremedhin Woldu; Abdirahman Warsame Hirsi / Abdirashid Warsame Hirsi; Mohamed Ali Guled / Mohamed Adan Gure; Yohannes Berhane Tekle / Yonas Bereket Tekle

West and Southern African names: Chukwuemeka Obiorah Nwafornso = Emeka Obiora Nwafornso; Oluwaseun Adebayo-Fatunde = Seun Adebayo Fatunde; Thabo Sipho kaMthembeni = Thabo S. Ka Mthembeni; Alhaji Musa Garba Dankoli = Musa Garba Dan Koli
| Chukwuemeka Nwafornso / Chukwudi Nwafornso; Adebayo Fatunde / Adebola Fatunbi; Tendai Mushoriwa / Tendai Mushonga; Kwame Asante Boadi / Kwabena Asante Boakye

Turkish and Kurdish names: Çağrı Şükrü Gülbaharoğlu = Cagri Sukru Gulbaharoglu; İsmail Hakkı Yıldıztepe = YILDIZTEPE, ISMAIL HAKKI; Serdar Xelîl Botanî = Serdar Khalil Botani; Nuri Öztürkmenoğlu = Nouri Ozturkmenoglu
| Mehmet Şahinbaş / Ahmet Şahinbaş; İsmail Hakkı Yıldıztepe / İbrahim Hakkı Yıldıztepe; Murat Karadağlı / Murat Karakaşlı; Hasan Ali Demirkıran / Hasan Can Demirkol

Central Asian and Caucasian names: Нурлан Сейтқалиұлы Жұмабеков = Nurlan Seitkalievich Zhumabekov; Elçin Məmmədrzayev = Elchin Mammadrzayev; Shavkat Yuldashbaevich Karimberdiev = Shavkat Yo'ldoshboyevich Karimberdiyev; Magomed-Emin Dzhabrailkhanov = Magomedemin Jabrailkhanov
| Nurlan Zhumabekov / Nurlan Zhumagaliev; Elchin Mammadrzayev / Elshan Mammadrzayev; Shavkat Karimberdiev / Shuhrat Karimberdiev; Aslan Khasanovich Bataev / Aslan Khamzatovich Batukaev

Afghan and Pakistani names: Haji Gul Rahman Noorzai = Gul Rehman Nurzai; Mullah Abdul Ghaffar Akhundzada = Abdul Ghafar Akhond Zada; محمد اسلم خٹک زئی = Muhammad Aslam Khattakzai; Sheikh Zulfiqar Ahmed Bukhari = Zulfikar Ahmad Bokhari
| Gul Rahman Noorzai / Gul Agha Noorzai; Abdul Ghaffar Akhundzada / Abdul Sattar Akhundzada; Muhammad Aslam Khattak / Muhammad Akram Khattak; Hafiz Saifullah Qureshi / Hafiz Samiullah Qureshi

Indian, Bangladeshi and Sri Lankan names: Subramaniam Venkataraghavan = Subramanian Venkata Raghavan; রফিকুল ইসলাম মজুমদার = Rafiqul Islam Majumder; Vikram Jeet Singh Dhaliwalia = Vikramjit Singh Dhaliwalia; Thirunavukkarasu Selvakumaran = Tirunavukarasu Selvakumaran alias "Kumaran Master"
| Rafiqul Islam Majumder / Shafiqul Islam Majumder; Rajesh Kumar Agnihotri / Rakesh Kumar Agnihotri; Harpreet Singh Sekhonwal / Gurpreet Singh Sekhonwal; Nimal Siriwardhana / Nimal Sirisena

Balkan names: Đorđe Živanović-Lukač = Djordje Zivanovic Lukac; Милорад Шћепановски = Milorad Šćepanovski; Љубиша Чакаревић = Ljubisa Cakarevic; Agron Xhaferhoxha = Agron Dzaferhodza
| Đorđe Živanović / Dragan Živanović; Milan Petronijević / Milan Petrašinović; Hristo Georgiev Daskalov / Hristo Ivanov Daskalov; Arben Krasniqaj / Artan Krasniqaj

Central and Northern European names: Wojciech Żółkiewicz-Brzoza = Wojciech Zolkiewicz Brzoza; Szentmártoni Gábor István = Gabor Istvan Szentmartoni; Jana Hrubešová-Malá = Jana Hrubesova Mala; Jörgen Åkerstråle = Joergen Aakerstraale
| Piotr Kaczmarzyk / Paweł Kaczmarzyk; Szentmártoni Gábor / Szentmihályi Gábor; Jiří Novosad / Jiří Novotníček; Lars Erik Haugsrud / Lars Einar Haugstad

Greek, Israeli, Armenian and Georgian names: Γεώργιος Παπαχρηστόπουλος = Georgios Papachristopoulos; Yitzhak Ben-Shlomi = Itzhak Benshlomi; Գևորգ Սարգսենց = Gevork Sargsents; ზურაბ კვარაშვილი = Zurab Kvarashvili
| Georgios Papachristopoulos / Grigorios Papachristopoulos; Yitzhak Ben-Shlomi / Yaakov Ben-Shlomi; Zurab Kvarashvili / Zurab Kvaratskhadze; Dimitris Ioannidakis / Dimitris Ioannopoulos

Titles, short forms, initials and maiden names: Brig. Gen. William T. Ashgrove (Ret.) = Bill T. Ashgrove; Dr. Katherine Louise Penhallow = Katie Louise Penhallow; Captain Oleg V. Drozhzhin = Drozhzhin, Oleg Vasilyevich; Margaret O'Shaughlin née Brackwell = Margaret Brackwell O'Shaughlin
| William T. Ashgrove / Walter R. Ashgrove; Catherine Penhallow / Caroline Penhallow; Michael J. Thornbury / Michelle J. Thornbury; Capt. O. V. Drozhzhin / Capt. A. N. Drozhzhin

Typing and scan errors: Stanislvav Korobeinikovsky = Stanislav Korobeinikovsky; Abduallh Rashid al-Ghamrawi = Abdullah Rashid al-Ghamrawi; MAXIMILIANO ETCHEVARRENA = Maximilano Etchevarrena; Bernadette Okonkwodike = Bernadete Okonkwodlke
| Martin Hallström / Martina Hellberg; Peter Wandera / Peter Wanjala; Daniel Osterhagen / Daniel Osterholt; Samuel Kipchirchir / Samuel Kipkemboi
`;
