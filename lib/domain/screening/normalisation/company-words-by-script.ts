/** Words of companies' names in scripts that write no spaces, by their translation. */

/** At the end of a Korean company's name, the longest first. */
// prettier-ignore
export const koreanWords =
  '무역총회사=trading|무역회사=trading company|총무역회사=general trading|합영회사=joint venture|합작회사=joint venture|무역=trading|상사=trading|통상=trading|건설=construction|건축=construction|화학=chemical|산업개발=industrial development|' +
  '산업=industrial|공업=industry|중공업=heavy industries|개발=development|전자=electronics|전기=electric|전력=electric power|기계=machinery|정밀=precision|해운=shipping|선박=shipping|상선=merchant marine|조선소=shipyard|수산=fishery|수산물=seafood|' +
  '은행=bank|보험=insurance|증권=securities|투자=investment|금융=finance|물류=logistics|운수=transport|운송=transport|항공=aviation|자동차=automobile|제철=steel|철강=steel|금속=metal|광업=mining|광산=mining|석유=petroleum|석유화학=petrochemical|' +
  '에너지=energy|제약=pharmaceutical|약품=pharmaceutical|식품=food|농업=agriculture|섬유=textile|방직=textile|피복=garment|의류=garment|통신=communication|정보=information|기술=technology|과학=science|연구소=research institute|대학교=university|대학=university|' +
  '병원=hospital|재단=foundation|협회=association|그룹=group|총국=general bureau|공장=factory|탄광=coal mine|제련소=smelter|호텔=hotel|관광=tourism|여행=travel|출판사=publishing|인쇄=printing|건재=building materials|시멘트=cement|고무=rubber|' +
  '목재=wood|제지=paper|가구=furniture|유통=distribution|교역=trading|상회=trading|국제=international|세계=world|글로벌=global|테크=tech|테크놀로지=technology|시스템=system|엔지니어링=engineering|홀딩스=holdings|코리아=korea|회사=company|공사=corporation|총회사=corporation';

/** At the start of it. */
export const koreanFirstWords =
  '조선=korea|한국=korea|대한=daehan|평양=pyongyang|서울=seoul|부산=busan|인천=incheon|국제=international|중앙=central|동방=eastern|동양=oriental';

// prettier-ignore
export const thaiWords =
  'การค้า=trading|เทรดดิ้ง=trading|ค้าขาย=trading|พาณิชย์=commercial|ก่อสร้าง=construction|การก่อสร้าง=construction|รับเหมา=contracting|ขนส่ง=transport|การขนส่ง=transport|เดินเรือ=shipping|การเดินเรือ=shipping|พาณิชย์นาวี=maritime|อุตสาหกรรม=industry|อินดัสตรี้=industry|' +
  'ปิโตรเลียม=petroleum|น้ำมัน=oil|ปิโตรเคมี=petrochemical|อิเล็กทรอนิกส์=electronics|เหล็ก=steel|โลหะ=metal|ยาง=rubber|ยางพารา=rubber|ประกันภัย=insurance|ประกันชีวิต=life insurance|อาหาร=food|เกษตร=agriculture|พลังงาน=energy|ไฟฟ้า=electric|เคมี=chemical|เคมีภัณฑ์=chemicals|' +
  'วิศวกรรม=engineering|เอ็นจิเนียริ่ง=engineering|โลจิสติกส์=logistics|อสังหาริมทรัพย์=real estate|ท่องเที่ยว=tourism|โรงแรม=hotel|โรงงาน=factory|การพิมพ์=printing|สิ่งทอ=textile|เครื่องจักร=machinery|เครื่องจักรกล=machinery|ยานยนต์=automotive|อัญมณี=jewellery|ค้าทอง=gold trading|' +
  'มูลนิธิ=foundation|สมาคม=association|โรงพยาบาล=hospital|มหาวิทยาลัย=university|อินเตอร์เนชั่นแนล=international|ระหว่างประเทศ=international|เอ็นเตอร์ไพรส์=enterprise|กรุ๊ป=group|โฮลดิ้ง=holding|เซอร์วิส=service|บริการ=services|เอ็กซ์ปอร์ต=export|อิมปอร์ต=import|นำเข้า=import|' +
  'ส่งออก=export|พัฒนา=development|ลงทุน=investment|การลงทุน=investment|เทคโนโลยี=technology|สื่อสาร=communications|แลกเปลี่ยนเงินตรา=exchange|ซีเมนต์=cement|พลาสติก=plastic|กระดาษ=paper|ไม้=wood|ประมง=fishery|อาหารทะเล=seafood|ข้าว=rice|น้ำตาล=sugar|ธนาคาร=bank|' +
  'บริษัท=company|จำกัด=ltd|มหาชน=public|ห้างหุ้นส่วน=partnership|ไทย=thai|สยาม=siam|กรุงเทพ=bangkok|ทอง=thong|เอเชีย=asia|แปซิฟิค=pacific|โกลบอล=global';

/** After `công ty`. */
// prettier-ignore
export const vietnameseWords =
  'thuong mai=trading|xay dung=construction|dau tu=investment|xuat nhap khau=import export|xuat khau=export|nhap khau=import|van tai=transport|van tai bien=shipping|dich vu=services|phat trien=development|san xuat=production|cong nghiep=industry|cong nghe=technology|dien tu=electronics|' +
  'dien luc=power|dau khi=petroleum|xang dau=petroleum|khoang san=minerals|thuc pham=food|thuy san=seafood|hai san=seafood|det may=textile|may mac=garment|duoc pham=pharmaceutical|co khi=mechanical|hang hai=maritime|hang khong=aviation|bao hiem=insurance|ngan hang=bank|du lich=tourism|' +
  'bat dong san=realestate|vien thong=telecommunication|giao nhan=forwarding|vat tu=materials|thiet bi=equipment|nong nghiep=agriculture|nong san=agricultural products|che bien=processing|quoc te=international|tap doan=group|vat lieu xay dung=building materials|hoa chat=chemical|thep=steel|' +
  'xi mang=cement|cao su=rubber|lam san=timber|go=wood|ca phe=coffee|lua gao=rice|gao=rice|duong sat=railway|dong tau=shipbuilding|tau bien=vessel|tai chinh=finance|chung khoan=securities|quang cao=advertising|in an=printing|giao duc=education|y te=medical|ky thuat=technical|tu van=consulting|' +
  'tong hop=general|phan phoi=distribution|kinh doanh=trading|thoi trang=fashion|noi that=furniture|o to=automobile|nang luong=energy|moi truong=environment|mot thanh vien=|mtv=|co phan=';
