/** As `people`, by the kind of difference, and of cultures that mostly are in no other part. */
// prettier-ignore
export const peopleByKind = String.raw`
letters of the alphabet: Gintarė Žukauskaitė = Gintare Zukauskaite; Õnne Pärnpuu = Onne Parnpuu; Шејнаска Горица = Shejnaska Gorica; Xhoão Ñuñez Quispe = Joao Nunez Quispe
| Gintarė Žukauskaitė / Giedrė Žukauskaitė; Õnne Pärnpuu / Anne Parnpuu

respelt by ear: Tsegay Wolde-Selassie = Tsegaye Woldeselassie; Jigme Thinley Dorjee = Jigmi Thinlay Dorji; Ousmane Ndiaye Fall = Usman N'Diaye Fall; Kunchacko Varghese = Kunjako Varughese; Oysha Xudoyberdiyeva = Aisha Khudoiberdieva; Asel Zhoomartova = Assel Jumartova; Bhupendra Zaverchand = Bhupender Javerchand
| Tsegay Wolde / Tsehay Wolde; Jigme Dorji / Jamyang Dorji; Ousmane Fall / Oumar Fall

doubled or left out: Ikechukwu Onyebuchi = Ikechuku Onyebuchi; Rewi Te Whaiti = Rewi Tewhaiti; Fetuao Tuilaepa = Fetu'ao Tuila'epa; Ahmmad Zerrouki = Ahmad Zeroukki; Leila Benhammouche = Leila Benhamouche; Oddrún Djurhuus = Oddrun Djuurhus
| Ikechukwu Onyebuchi / Ikenna Onyebuchi; Fetuao Tuilaepa / Fetuala Tuilaepa

abbreviated: Md. Shafiqul Sarker = Mohammad Shafiqul Sarker; Fco. Javier Baamonde = Francisco Javier Baamonde; Ma. Fernanda Illanes = Maria Fernanda Illanes; Ghulam M. Baloch = Ghulam Murtaza Baloch
| Md. Shafiqul Sarker / Md. Rafiqul Sarker; Ma. Fernanda Illanes / Ma. Fabiola Illanes

short forms: Xurxo Loureiro = Jorge Loureiro; Sasha Ciobanu = Alexandru Ciobanu; Nacho Urdaneta = Ignacio Urdaneta; Nastya Sitnik = Anastasia Sitnik; Gio Chkonia = Giorgi Chkonia
| Sasha Ciobanu / Misha Ciobanu; Nacho Urdaneta / Nando Urdaneta

joined: Abdal Qadir Dan Fodio = Abdalqadir Danfodio; Ana Maria Tupa Yupanqui = Anamaria Tupayupanqui; Wan Nur Aini = Wan Nuraini; Ram Krishna Shrestha = Ramkrishna Shrestha
| Ram Krishna Shrestha / Ram Kumar Shrestha; Wan Nur Aini / Wan Nur Aida

order: Pelau Tavita = Tavita Pelau; Tamang, Pasang Dawa = Pasang Dawa Tamang; Mamani Condori Wilber = Wilber Mamani Condori
| Idris Yusuf Danladi / Yusuf Idris Danladi; Omar Ali Roble / Ali Omar Roble; Marcos Elias Tito / Elias Marcos Tito

gender: Rimantas Kazlauskas = Rimantas Kazlauskas-Petrauskas; Darejan Abashidze = Daredzhan Abashidze
| Rimantas Balčiūnas / Rimantė Balčiūnas; Emir Hadžić / Emira Hadžić; Valentin Popa / Valentina Popa; Nur Aslan / Nura Aslan; Justin Mukasa / Justine Mukasa; Nilesh Vaghela / Nilesha Vaghela; Samir Karim / Samira Karim; Yohan Perera / Yohana Perera

a syllable: Thongloun Bouphavanh = Thonglun Bouphavan; Chhouk Bunrith = Chhuk Bunrit
| Mandla Dlamini / Mandisa Dlamini; Thabo Mokoena / Thabang Mokoena; Kagiso Molefe / Kabelo Molefe; Wanjala Simiyu / Wanyama Simiyu; Tashi Namgyal / Tashi Namgay Lhamo; Chipo Banda / Chikondi Banda; Bounmy Sisavath / Bounma Sisavath; Tupou Finau / Tupua Finau

one part of a compound: Habtemariam Tesfay = Habtemaryam Tesfai; Oluwatobiloba Ajayi = Oluwatobi Ajayi
| Habtemariam Tesfay / Habtemichael Tesfay; Oluwatobi Ajayi / Oluwatomi Ajayi; Mukashyaka Alice / Mukashema Alice; Chukwuemeka Obi / Chukwuebuka Obi; Razanamasy Lala / Razanajatovo Lala; Amangeldy Serikov / Amanzhol Serikov; Devendra Naik / Dharmendra Naik; Ganbold Dorj / Ganzorig Dorj

a family name like it: Kestutis Jankauskis = Kęstutis Jankauskis; Milorad Trajkovski = Milorad Traykovski
| Milorad Trajkovski / Milorad Trajanovski; Jonas Petrauskas / Jonas Petraitis; Gwen Pritchard / Gwen Prichett; Amina Diallo / Amina Dialla; Kofi Owusu / Kofi Owuor; Asen Petkov / Asen Petrov; Riina Tamm / Riina Tamme-Saar
`;
