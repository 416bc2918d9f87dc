/**
 * Common Arabic, Persian, Turkic and Afghan names, and company words that lists translate, each followed by
 * its Latin spelling with the vowels that the script omits. Alif is written without hamza, ya and kaf in
 * their Arabic forms.
 */
// prettier-ignore
const table = `
محمد mohammed احمد ahmed محمود mahmoud حامد hamed حميد hamid حمد hamad مصطفى mustafa مصطفي mustafa علي ali
حسن hassan حسين hussein حسينى husseini حسيني husseini محسن mohsen عمر omar عثمان othman خالد khalid
يوسف yusuf ابراهيم ibrahim اسماعيل ismail اسحاق ishaq يعقوب yaqub موسى musa موسي musa عيسى isa عيسي isa
هارون harun داود dawud داوود dawud سليمان suleiman يحيى yahya يحيي yahya زكريا zakariya ايوب ayyub
يونس yunus الياس ilyas ادريس idris نوح nuh ادم adam آدم adam لقمان luqman جبريل jibril ميكائيل mikail
فاطمة fatima فاطمه fatima خديجة khadija خديجه khadija عائشة aisha عايشة aisha مريم maryam زينب zainab
زهرا zahra زهراء zahra رقية ruqayya سارة sara ساره sara ليلى leila ليلي leila نور nur نورا noura هدى huda
سلمى salma امينة amina امنة amna اسماء asma رانيا rania حنان hanan منى mona سميرة samira عبد abd عبده abdu
ابو abu ابي abi ابا aba ام umm بن bin ابن ibn بنت bint ولد ould ال al آل al رحمن rahman رحيم rahim
عزيز aziz كريم karim قادر qadir حكيم hakim حليم halim سلام salam ملك malik جبار jabbar قهار qahhar
غفار ghaffar غفور ghafur وهاب wahab رزاق razzaq فتاح fattah عليم alim لطيف latif مجيد majid صمد samad
واحد wahid احد ahad حق haq باقي baqi هادي hadi رشيد rashid صبور sabur ناصر nasser نصر nasr منعم munim
مومن mumin خالق khaliq مطلب muttalib نبي nabi رسول rasul مسيح masih صدام saddam معمر muammar بشار bashar
حافظ hafez ماهر maher اسد assad باسل basel رامي rami جمال jamal جميل jamil جلال jalal كمال kamal
هلال hilal بلال bilal طلال talal نضال nidal عادل adel فيصل faisal فهد fahd سعود saud سلطان sultan
سلمان salman سالم salem سليم salim مسلم muslim اسلام islam سامي sami سمير samir امير amir منير munir
منصور mansour نبيل nabil نزار nizar نايف nayef نواف nawaf ناجي naji هاني hani هشام hisham هيثم haitham
وليد walid وائل wael ياسر yasser ياسين yassin زياد ziad زيد zaid زيدان zidane طارق tariq طاهر taher
طلحة talha طه taha عامر amer عماد imad عمار ammar عمران imran عباس abbas عدنان adnan عزت izzat عصام issam
علاء alaa غازي ghazi غسان ghassan فادي fadi فاروق farouk فاضل fadel فارس fares فؤاد fuad فواد fuad
فتحي fathi فريد farid فوزي fawzi قاسم qasim قصي qusay عدي uday قيس qais كاظم kazem لؤي louay ماجد majed
مازن mazen مالك malik مجدي magdi مروان marwan مسعود masoud مشعل mishaal معاذ muadh معتز mutaz
مقتدى muqtada مكي makki ممدوح mamdouh مهدي mehdi مهند muhannad مؤيد muayyad ميشال michel جورج george جرجس girgis
جوزيف joseph بطرس boutros جبران gibran شربل charbel انطوان antoine بدر badr بندر bandar بكر bakr
تركي turki ثامر thamer جابر jaber جاسم jassim جعفر jafar حازم hazem حبيب habib حيدر haidar حمزة hamza
حمزه hamza راشد rashed رائد raed رشاد rashad رضا reza رمضان ramadan رياض riad ربيع rabih سعد saad
سعيد said سيف saif شريف sharif شاكر shaker صالح saleh صلاح salah صادق sadiq صابر saber ضياء dia عارف arif
عاصم asim انور anwar انس anas اكرم akram ايمن ayman ايمان iman اسامة osama اسامه osama اشرف ashraf
امجد amjad اياد iyad ايهاب ihab اوس aws بهاء bahaa تيسير taysir توفيق tawfiq جواد jawad حسام husam
حسني hosni خليل khalil خليفة khalifa خضر khader خير khair رفيق rafiq رفعت rifaat زهير zuhair شهاب shihab
عرفات arafat عقيل aqil عبيد ubaid عبيدة ubaida عواد awad عوض awad عيد eid فرج faraj قتيبة qutaiba
لادن laden لطفي lutfi مختار mukhtar مراد murad مبارك mubarak مرسي morsi معاوية muawiya نعمان numan
نعيم naim نوري nouri هنية haniyeh هنيه haniyeh سيسي sisi بغدادي baghdadi ظواهري zawahiri زرقاوي zarqawi
تكريتي tikriti دوري douri قذافي gaddafi حوثي houthi حريري hariri مالكي maliki صدر sadr عبادي abadi
سوداني sudani مصري masri مغربي maghribi ليبي libi شامي shami تونسي tunisi جزائري jazairi يمني yamani
حلبي halabi دمشقي dimashqi فلسطيني filistini عراقي iraqi حسنى hosni شيخ sheikh سيد sayyid حاج hajj
ملا mullah مولوي mawlawi مولانا mawlana امام imam دكتور doctor آية ayat خان khan جان jan غلام gholam
علياكبر aliakbar عليرضا alireza غلامرضا gholamreza حميدرضا hamidreza اميرحسين amirhossein اكبر akbar
اصغر asghar پرويز parviz بهرام bahram بهزاد behzad بهروز behrouz بابك babak اردشير ardeshir ارش arash
آرش arash اسفنديار esfandiar ايرج iraj جمشيد jamshid جهانگير jahangir خسرو khosrow داريوش dariush
رستم rostam سهراب sohrab سيامك siamak سياوش siavash شاهين shahin شهرام shahram فرهاد farhad
فريدون fereydoun كامران kamran كيوان keyvan كورش kourosh مهران mehran مهرداد mehrdad منوچهر manouchehr
نادر nader هوشنگ houshang يزدان yazdan ژاله zhaleh شيرين shirin ليلا leila نسرين nasrin پروين parvin
گل gul گلبدين gulbuddin حكمتيار hekmatyar رباني rabbani كرزي karzai غني ghani حقاني haqqani سراج siraj
هبت hibat اخوند akhund آخوند akhund اخوندزاده akhundzada منصوري mansouri ولايتي velayati لاريجاني larijani
خامنهاي khamenei خامنه khamene خاتمي khatami روحاني rouhani پزشكيان pezeshkian رئيسي raisi احمدي ahmadi
احمدينژاد ahmadinejad نژاد nejad زاده zadeh پور pour سليماني soleimani قاآني qaani سلامي salami
جعفري jafari رضايي rezaei موسوي mousavi كروبي karroubi رفسنجاني rafsanjani محمدي mohammadi كريمي karimi
حيدري heydari شاه shah نواز nawaz شهباز shahbaz آصف asif زرداري zardari بهتو bhutto بينظير benazir
مشرف musharraf ضيا zia اقبال iqbal جاويد javed افضل afzal اسلم aslam اعظم azam ظفر zafar طاهره tahira
شركة company شركت company شركات companies بنك bank بانك bank مصرف bank مجموعة group گروه group
مؤسسة foundation موسسة foundation بنياد foundation للتجارة trading التجارة trading تجارة trading
تجاري trading بازرگاني trading العامة general عامة general عام general العام general الدولية international
دولية international المحدودة limited محدودة limited المحدوده limited مساهمة shareholding جمعية association
منظمة organization سازمان organization حزب hizb وزارة ministry وزارت ministry جامعة university
دانشگاه university صرافة exchange صرافي exchange للصرافة exchange للنقل transport للشحن shipping
كشتيراني shipping نفت oil النفط oil للاستيراد import والتصدير export للمقاولات contracting
هندسة engineering الهندسية engineering صنايع industries صنعت industry الصناعية industrial
للصناعات industries الوطنية national الوطني national ملي national الاسلامي islamic الاسلامية islamic
اسلامي islamic سوريا syria سورية syria العراق iraq عراق iraq ايران iran لبنان lebanon اليمن yemen
ليبيا libya مصر egypt السعودية saudi على ali قدوس quddus فيض faiz طيب tayeb سميع sami مطيع mati محي muhyi
محيي muhyi سرور sarwar سهيل suhail حاجي haji قاري qari مفتي mufti جوهر jawhar خولة khawla رؤوف rauf
روف rauf رووف rauf ظاهر zahir تواب tawwab وكيل wakil متين matin نظر nazar نذير nazir ثاقب saqib فضل fazl
مظلوم mazloom قاعدة qaida قاعده qaida جهاد jihad انصار ansar طالبان taliban باكستان pakistan
پاكستان pakistan افغانستان afghanistan مغرب maghreb شام sham سودان sudan تنظيم organization شبكة network
شبكه network جيش army حركة movement جبهة front مكتب office اتحاد union الاتحاد union جماعة group
الجماعة group مسلمين muslimin فلسطين palestine صومال somalia حوالة hawala حواله hawala في in و and`;

/** Names of the table above that Persian, Pashto and Urdu speakers pronounce and spell differently. */
// prettier-ignore
const persianTable = `
عثمان osman رمضان ramazan فاضل fazel ضياء zia ضيا zia ثنا sana ثناء sana ذاكر zakir حافظ hafiz ناظم nazim
وثيق wasiq چودري chaudhry چوهدري chaudhry نور noor حكيم hakim شير sher دوست dost آغا agha اغا agha جواد javad`;

export const arabicNames: ReadonlyMap<string, string> = toNames(table);
export const persianNames: ReadonlyMap<string, string> = toNames(persianTable);

function toNames(names: string): Map<string, string> {
  const words = names.trim().split(/\s+/);
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : [])));
}
