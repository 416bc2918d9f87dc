/**
 * People by a fourth author, who knew neither the matcher nor the other parts. Looked at for model 2026-11-27-companies.
 */
// prettier-ignore
export const peopleByFourth = String.raw`
Russian patronymics: Igor Valentinovich Shchegolev = Igor SHCHEGOLEV; Коровин Андрей Львович = Andrei Korovin; Людмила Фёдоровна Пестова = Ludmila Fedorovna PESTOVA
| Sergei Ivanovich Kovrigin / Sergei Pavlovich Kovrigin; Dmitry Olegovich Tarasov / Denis Olegovich Tarasov; Oleg Petrovich Zimin / Petr Olegovich Zimin

diminutives and short forms: Sasha Grebenkin = Aleksandr Grebenkin; Bill Hathersage = William Hathersage; Pepe Larrañeta Cobo = José Larrañeta Cobo
| Misha Grebenkin / Sasha Grebenkin; Tony Farrugia / Toby Farrugia; Paco Larrañeta / Pablo Larrañeta

Ukrainian and Belarusian spelling: Володимир Гнатюк = Vladimir Gnatyuk; Mykola Hryhorenko = Nikolai Grigorenko
| Oleksiy Hnatyuk / Oleksandr Hnatyuk; Viktar Pazniak / Viktoryia Pazniak

name order and commas: BARRENECHEA, Raúl Tomás = Raul Tomas Barrenechea; Takeda Hirofumi = Hirofumi Takeda; SZABOLCSI Gergely = Gergely Szabolcsi
| Thomas Martin Keller / Martin Thomas Huber; OWUSU, Kwame Daniel / OWUSU, Kwabena Daniel; Paul Anthony Simon / Simon Patrick Andrews

initials: J. R. Castellblanco = Juan Ricardo Castellblanco; A. V. Prokudin = Prokudin Anatoly Viktorovich; Hans-P. Wettstein = Hans-Peter Wettstein
| J. R. Castellblanco / Luis Ricardo Castellblanco; A. V. Prokudin / D. S. Prokudin; M. K. Oyelaran / Tunde K. Oyelaran

Spanish and Portuguese double surnames: Carlos Alberto Quiñónez Landázuri = Carlos Alberto Quinonez; María Fernanda Ochoa-Zuleta = Maria Fernanda OCHOA ZULETA; João Pedro de Souza Bittencourt = Joao Pedro Bittencourt
| Carlos Quiñónez Landázuri / Carlos Quiñónez Mosquera; Jorge Luis Arboleda Pinto / José Luis Arboleda Pinto; Ana Paula Tavares Neves / Ana Luísa Tavares Neves

married and maiden names: Irina Sokolovskaya (née Drozd) = Irina Drozd; Helen Marie Ferris-Tolland = Helen Marie Ferris; Gülay Erbaş Koçtürk = Gulay Kocturk
| Helen Ferris-Tolland / Margaret Ferris-Tolland; Irina Sokolovskaya née Drozd / Marina Sokolovskaya née Volk; Nadia Barakat wife of Zaki / Nawal Barakat wife of Samir

kunyas and noms de guerre: Abu Hudhayfa al-Ansari (Khalil Mansour Daghim) = Khalil Mansour Daghim; Abou Qutayba al-Shishani = Abu Qutaybah al-Chichani; أبو مصعب الحلبي = Abu Musab al-Halabi
| Abu Hamza al-Iraqi / Abu Hafs al-Iraqi; Abu Ziyad al-Tunisi / Abu Ziyad al-Masri; Umm Khalid al-Halabi / Abu Khalid al-Halabi

Arabic transliteration: Mohamed Abdel Rahman Qaddour = Muhammad Abd al-Rahman Kaddur; Youssef Chalghoumi = Yusuf Shalghumi; عبد اللطيف الزغبي = Abdellatif Zoghbi
| Abdul Rahman Kaddour / Abdul Rahim Kaddour; Hassan Nasser Sabbagh / Hussein Nasser Sabbagh; Salim Mahmoud Harb / Sulayman Mahmoud Harb

Arabic lineage and nisba: Faisal bin Turki bin Saad al-Dhafiri = Faysal Turki Saad Al Dhafiri; Ali Hassan Mutlaq = Ali Hasan Mutlaq al-Jubouri; Tariq Ibn Said Al-Amiri = Tareq Saeed Alamiri
| Faisal bin Turki al-Dhafiri / Turki bin Faisal al-Dhafiri; Omar Khalid Salih al-Douri / Omar Khalid Salih al-Samarrai; Saad Hamad Mubarak al-Hajri / Saad Fahd Jasim al-Hajri

Persian and Afghan names: Gholamreza Sadeqi-Nia = Qolam Reza Sadeghinia; محمدجواد کریم‌پور = Mohammad Javad Karimpour; Mawlawi Abdul Ghafour Zadran = Abd al-Ghafur Zadran
| Mohsen Rezaipour / Hassan Rezaipour; Mullah Noorullah Stanekzai / Mullah Noor Ahmad Stanekzai; Ali Akbar Tabrizian / Ali Asghar Tabrizian

Turkish letters: Şükrü Çağlayangül = Sukru Caglayangul; İsmail Hakkı Gökçeoğlu = ISMAIL HAKKI GOKCEOGLU; Ayşegül Işıldak = Aysegul Isildak
| Hüseyin Gökçeoğlu / Hasan Gökçeoğlu; Oğuz Tandoğan / Oğuzhan Tanrıverdi; Ayşe Işıldak / Fatma Işıldak

Chinese romanisation: 欧阳志远 = Ouyang Zhiyuan; Zhiming Xue = XUE Zhi-Ming; Cheung Kwok Leung = 張國良
| Xue Zhiming / Xue Zhipeng; Chan Siu Ming / Chan Siu Fong; 李国强 / 李国华

Hong Kong and Taiwan with Western names: Jackie Lau Wing-Hong = LAU Wing Hong; Hsieh Chih-Hao = Xie Zhihao
| Jackie Lau Wing Hong / Jackie Lau Kin Man; Raymond Tsang Ka Fai / Raymond Tsang Kwok Wai

Korean names: Pak Chol-su = 박철수; Ri Myong Chan = LEE Myung-chan; Choe Tong-il = Choi Dong Il
| Pak Chol-su / Pak Chol-ho; Kim Song-nam / Kim Song-guk; Jang Ryong-ho / Hwang Ryong-ho

Burmese honorifics: U Thein Zaw Oo = Thein Zaw Oo; Daw Khin Mar Swe = KHIN MAR SWE; Brigadier General Aung Myat Htun = Aung Myat Tun
| U Thein Zaw Oo / U Thein Zaw Lin; Daw Khin Mar Swe / Daw Khin Than Swe; Ko Min Thura / Ko Min Khant

Japanese and Thai names: 中村健一郎 = Kenichiro Nakamura; สมชาย วงศ์สุวรรณกิจ = Somchai Wongsuwannakit
| Nakamura Kenichiro / Nakamura Kentaro; Somchai Wongsuwannakit / Somsak Wongsuwannakit

Vietnamese order and marks: Trịnh Quốc Bảo = Trinh Quoc Bao; Lương Thị Hồng Nhung = Hong Nhung Luong; Phan Đình Khải = PHAN, Dinh Khai
| Trịnh Quốc Bảo / Trịnh Quốc Việt; Phạm Thị Lan Anh / Phạm Thị Lan Hương; Đặng Hữu Phước / Đặng Hữu Lộc

Indonesian, Malay and Filipino: Sukarman = Soekarman; Muhammad Ridwan bin Hj Ismail = Mohd Ridwan Ismail; Maria Corazon D. Villareal = Maria Corazon Dimaano Villareal
| Supriyadi / Supriyanto; Mohd Faizal bin Othman / Mohd Faizal bin Yaakob; Nur Aisyah binti Razak / Nur Hidayah binti Razak

Indian initials and Sikh names: S. Ramanathan Pillai = Subramaniam Ramanathan Pillai; K. P. Velayudhan = Velayudhan K. P.; Gurpreet Singh Dhaliwal = Gurprit Singh DHALIWAL
| R. Karthikeyan / T. Karthikeyan; Harpreet Kaur Dhaliwal / Harpreet Singh Dhaliwal; Venkatesh Iyer / Venkataraman Iyer

Pakistani and Bangladeshi names: Qari Saifur Rehman Mehsud = Saif ur-Rahman Mehsud; Md. Shafiqul Islam Talukder = Mohammad Shafiqul Islam Talukdar
| Maulana Abdul Wahid Mengal / Maulana Abdul Majid Mengal; Malik Ishaq Bhatti / Malik Ashfaq Bhatti

Ethiopian, Eritrean and Somali names: Tesfaye Gebremariam Woldu = Tesfaye Gebre Mariam; Cabdiraxmaan Jaamac Warsame = Abdirahman Jama Warsame; Col. Berhane Tekle Habtom = Berhane Tekle
| Tesfaye Gebremariam / Tesfalem Gebrehiwot; Almaz Bekele Tadesse / Bekele Tadesse Alemu; Axmed Nuur Guled / Axmed Nuur Samatar

West and Central African names: Jean Bosco Hakizumukama = HAKIZUMUKAMA, J.-Bosco; Alhaji Musa Danladi Bello = Musa Danladi Bello; Mamadou Lamine Kouyaté = Mamadou L. Kouyate
| Chukwuemeka Obiora / Chukwudi Obiora; Mamadou Lamine Kouyaté / Mamadou Bailo Kouyaté; Taiwo Adebanjo Oshin / Kehinde Adebanjo Oshin

Slavic and Balkan letters and feminine endings: Elena Vasilevskaya = Jelena Wassiljewskaja; Jana Horáková = Jana Horakova; Zoran Đurđević = Zoran Djurdjevic
| Viktor Orlovsky / Viktoria Orlovskaya; Jan Horák / Jana Horáková; Zoran Đurđević / Goran Đurđević

Greek, Georgian and Armenian: Γεώργιος Παπανικολάκης = Georgios Papanikolakis; გიორგი ბერიძაშვილი = Giorgi Beridzashvili; Արամ Մելիքյան = Aram Melikian
| Giorgi Lomtadze / Gocha Lomtadze; Dimitrios Kalliris / Dionysios Kalliris; Aram Melikyan / Artur Melikyan

titles, ranks and generations: Dr. Ing. Klaus Wiedemeyer = Klaus Wiedemeyer; Ayatollah Seyyed Hashem Mirsalimi = Sayyid Hashim Mirsalimi; Maj. Gen. Adnan Ghazi Sallum = Adnan Ghazi Salloum
| Gen. Adnan Ghazi Sallum / Gen. Ghassan Ghazi Sallum; Sir Peter Wexcombe / Lady Petra Wexcombe; Gregory Polworth Sr. / Gregory Polworth Jr.

typing and OCR errors: Bartholomew Crannigan = Bartholornew Crannigan; Rodrigo Velásquez Peña = Rodirgo Velazquez Pena; Marcin Wojtkowiak = Marc1n Wojtkowiak
| Martin Wojtkowiak / Marian Wojtkowiak; Rodrigo Velásquez Peña / Rogelio Velásquez Peña; Daniel Crannigan / Danielle Crannigan

joined names, particles, middle names: Jean-Claude de La Rochemaure = Jeanclaude Delarochemaure; Abdulkarim Alsheikhali = Abd al-Karim al-Sheikh Ali; Robert James McAllenby = Robert Mc Allenby
| Robert James McAllenby / Robert Edward McAllenby; Jean-Claude Duvernoy / Jean-Luc Duvernoy; Anne Sophie von Rettberg / Anne Katrin von Rettberg
`;
