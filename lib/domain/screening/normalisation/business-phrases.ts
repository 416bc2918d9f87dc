/** Words of business that consist of several words, by the word that they are read as. None is part of a person's name. */
// prettier-ignore
export const businessPhrases: Record<string, string> = {
  realestate: 'real estate|bienes raices|biens immobiliers|nedvizhimoe imushchestvo|bat dong san',
  exchange: 'money exchange|money exchangers|money changer|money changers|currency exchange|foreign exchange|bureau de change|casa de cambio|casas de cambio|exchange house|doviz burosu|sarafi house',
  remittance: 'money transfer|money transfers|money remittance|money service|money services|fund transfer|funds transfer|hawala dar',
  airlines: 'air lines|lignes aeriennes|lineas aereas|linhas aereas|linee aeree|hava yollari|khutut jawiya|al khutut al jawiya|linie lotnicze|khotute havayi',
  hospital: 'rumah sakit|dar al shifa hospital|benh vien',
  bank: 'ngan hang',
  militaryunit: 'military unit|voyskovaya chast|voiskovaya chast|voinskaya chast|voyenskaya chast|viiskova chastyna|viyskova chastyna|v ch|army unit',
  tradinghouse: 'trading house|trade house|torgovyy dom|torgovy dom|torgoviy dom|torgovyi dom|torhovyi dim|handelshaus',
  foodstuff: 'food stuff|food stuffs|mawad ghazaiya|mawad ghithaiya|al mawad al ghazaiya|mawad ghidhaiya',
  jv: 'joint venture|joint ventures',
  navy: 'angkatan laut',
  forwarding: 'freight forwarding|freight forwarders|cargo forwarding',
  seafood: 'sea food|sea foods|thuy san|hai san',
  transport: 'haml va naghl|haml va naql|haml o naghl',
  technology: 'fan avari|cong nghe',
  securities: 'menkul degerler|valores mobiliarios',
  designbureau: 'konstruktorskoe byuro|konstruktorskoye byuro|design bureau|konstruktorske biuro',
  researchinstitute: 'scientific research institute|nauchno issledovatelskiy institut|nauchno issledovatelsky institut|nauchno issledovatelskii institut|naukovo doslidnyi instytut|research institute',
};
