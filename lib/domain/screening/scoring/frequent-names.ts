/** The most common names of the world, as `toWords` returns them. */
// prettier-ignore
const frequentNames = new Set((
  'mohammed muhammad mohammad mohamed mohamad muhammed muhamad mohd ahmed ahmad ali hassan hasan hussein hussain ' +
  'husain hossein abdul abdullah abdallah ibrahim khan mahmoud mahmood mustafa omar umar yusuf yousef khalid saleh ' +
  'ismail said saeed hamid rahman karim aziz fatima ' +
  'li wang zhang chen liu yang huang zhao wu zhou lin wong chan lee kim park choi jung kang nguyen tran le pham ' +
  'singh kumar sharma patel das devi ' +
  'jose maria juan carlos luis antonio manuel francisco jorge pedro miguel garcia rodriguez gonzalez hernandez lopez ' +
  'martinez perez sanchez ramirez silva santos ' +
  'ivan sergey sergei vladimir aleksandr alexander nikolai dmitry mikhail andrei ivanov petrov ' +
  'john james david michael robert william thomas peter paul george mary smith jones brown johnson williams'
).split(' '));

export function isFrequentName(word: string): boolean {
  return frequentNames.has(word);
}
