/** People who do not exist, as their documents print them: in their own script, and in the letters of the zone. */
export interface MadeUpPerson {
  surname: string;
  given_names: string;
  /** Null if the script is Latin. */
  native: { surname: string; given_names: string } | null;
  script: string;
}

const latin = (surname: string, given_names: string): MadeUpPerson => ({
  surname,
  given_names,
  native: null,
  script: 'Latn',
});

const inScript = (script: string, latinName: [string, string], native: [string, string]): MadeUpPerson => ({
  surname: latinName[0],
  given_names: latinName[1],
  native: { surname: native[0], given_names: native[1] },
  script,
});

export const madeUpPeople: readonly [MadeUpPerson, ...MadeUpPerson[]] = [
  latin('ERIKSSON', 'ANNA MARIA'),
  inScript('Cyrl', ['ZUBKOVA', 'IRINA OLEGOVNA'], ['ЗУБКОВА', 'ИРИНА ОЛЕГОВНА']),
  inScript('Grek', ['PAPADAKIS', 'NIKOLAOS'], ['ΠΑΠΑΔΑΚΗΣ', 'ΝΙΚΟΛΑΟΣ']),
  inScript('Arab', ['ALZAHRAWI', 'FATIMA'], ['الزهراوي', 'فاطمة']),
  inScript('Hebr', ['SHAPIRO', 'NOA'], ['שפירא', 'נועה']),
  inScript('Deva', ['CHATURVEDI', 'ANURADHA'], ['चतुर्वेदी', 'अनुराधा']),
  inScript('Hani', ['WANG', 'XIAOMING'], ['王', '小明']),
  inScript('Thai', ['SRISAI', 'KANYA'], ['ศรีใส', 'กัญญา']),
  inScript('Geor', ['KVARATSKHELIA', 'NINO'], ['კვარაცხელია', 'ნინო']),
  inScript('Armn', ['SAROYAN', 'ARAM'], ['ՍԱՐՈՅԱՆ', 'ԱՐԱՄ']),
  inScript('Hang', ['HONG', 'GILDONG'], ['홍', '길동']),
  inScript('Beng', ['MUKHERJEE', 'ARUNDHATI'], ['মুখার্জি', 'অরুন্ধতী']),
  latin('WEISSMUELLER', 'QUENTIN'),
  latin('SO', 'BO'),
  latin('OBRIEN', 'ZOE'),
];
