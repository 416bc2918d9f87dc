/**
 * In the form of `people`. Unlike those, these names were written down after the rules had been changed, and the rules
 * were not changed because of them.
 */
// prettier-ignore
export const peopleAfterwards = String.raw`
Maltese: Ġorġ Zammit Cutajar = Gorg Zammit Cutajar; Marija Żerafa = Maria Zerafa
| Karmenu Zerafa / Karmena Zerafa; Salvu Buttigieg / Saviour Buttigieg-Micallef

Basque: Gorka Aizpurua Etxaniz = Gorka Aizpurua Echaniz; Nekane Urrutikoetxea = Nekane Urruticoechea
| Eneko Zabaleta / Eñaut Zabaleta; Ainhoa Lizarraga / Ainara Lizarraga

Slovene: Žiga Ščavničar = Ziga Scavnicar; Tjaša Kovačič-Hrovat = Tjasa Kovacic Hrovat
| Jernej Hrovat / Jerneja Hrovat; Matjaž Zupan / Matevž Zupan

Belarusian: Уладзімір Шчарбакоў = Uladzimir Shcharbakou; Dzmitry Zhdanovich = Dmitry Zhdanovich
| Yauhen Hrynkevich / Yauhenia Hrynkevich; Anatol Sidarenka / Anton Sidarenka

Latvian: Jānis Ozoliņš-Krūmiņš = Janis Ozolins Krumins; Žaneta Pētersone = Zaneta Petersone
| Edgars Liepa / Egils Liepa; Dace Liepiņa / Daina Liepiņa

Chechen: Апти Джабраилов = Apti Dzhabrailov; Zelimkhan Umkhadzhiev = Zelimhan Umhadzhiev
| Magomed Dzhabrailov / Magomadov Dzhabrail; Islam Umkhadzhiev / Ismail Umkhadzhiev

Tajik: Фирӯз Назриев = Firuz Nazriyev; Mehrangez Sharifzoda = Mekhrangez Sharifzoda
| Firdavs Sharifzoda / Firuz Sharifzoda; Bahrom Nazriev / Bahtiyor Nazriev

Turkmen: Gurbanmyrat Annaýew = Gurbanmurad Annayev; Ogulgerek Hojamyradowa = Ogulgerek Khojamuradova
| Gurbanguly Annayev / Gurbannazar Annayev; Maral Hojamyradowa / Merjen Hojamyradowa

Iraqi: Laith Abdul-Zahra al-Rubaie = Layth Abdulzahra Al Rubaiee; غسان الجنابي = Ghassan Al-Janabi
| Mohannad al-Janabi / Muhammad al-Janabi; Qasim Salman al-Rubaie / Salman Qasim al-Rubaie

Yemeni: Tawakkul Ba-Hashwan = Tawakul Bahashwan; Faisal Ghaleb al-Hamdani = Faysal Galib Alhamdani
| Ameen al-Hamdani / Amat al-Hamdani; Saleh Ba-Hashwan / Salim Ba-Hashwan

Sudanese: Elfatih Idriss Abdelmagid = El Fatih Idris Abdel Majid; Nafisa Kheirallah = Nafeesa Khairalla
| Elfatih Osman / Eltayeb Osman; Abdelmagid Idris / Abdelhamid Idris

Telugu: Venkata Subba Rao Pothineni = Venkatasubbarao Pothineni; Sreenivasulu Kolli = Srinivasulu Kolli
| Ravikiran Kolli / Ravindra Kolli; Srilatha Pothineni / Srilakshmi Pothineni

Marathi: Dattatraya Gaikwad = Dattatray Gaikwad; Pandharinath Deshmukh = Pandarinath Deshmukh
| Dattajirao Jadhav / Dadasaheb Jadhav; Sulochana Gaikwad / Suvarna Gaikwad

Nepali: Purna Bahadur Thapa = Poorna Bahadur Thapa; Sarswati Adhikari = Saraswati Adhikari
| Man Bahadur Thapa / Dhan Bahadur Thapa; Bishnu Adhikari / Bimala Adhikari

Lao: Khamtay Siphandone = Khamtai Siphandon; Bounnhang Vorachith = Bounhang Vorachit
| Khamphoui Keoboualapha / Khamphao Keoboualapha; Bounthong Chitmany / Bounpone Chitmany

Javanese: Soerjadi Djojoadiningrat = Suryadi Joyoadiningrat; Retno Hastuti = Retno Astuti
| Sukarmin Prawiro / Sukartono Prawiro; Endang Hastuti / Enny Hastuti

Shona: Tendai Chimurenga = Tendayi Chimurenga; Nyaradzo Mhlanga = Nyaradzai Mhlanga
| Tatenda Moyo / Tendai Moyo; Tafadzwa Mhlanga / Takudzwa Mhlanga

Zulu: Sibusiso Khumalo = S'busiso Khumalo; Nokuthula Mthembu = Nokuthula Mtembu
| Sibusiso Mthembu / Sibongile Mthembu; Nkosinathi Khumalo / Nkosikhona Khumalo

Malagasy: Andry Rakotonirina = Andri Rakotonirina; Hery Razafindrakoto = Heri Razafindrakoto
| Rakotoarisoa Jean / Rakotonirina Jean; Haja Razafindrakoto / Hasina Razafindrakoto

Rwandan: Jean-Bosco Nshimiyimana = Jean Bosco Nshimyimana; Uwimana Claudine = Claudine UWIMANA
| Habimana Emmanuel / Habyarimana Emmanuel; Mukamana Josiane / Mukagatare Josiane`;
