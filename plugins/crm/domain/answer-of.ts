/** Lines with which mail programs begin what they quote, in the languages of customers. */
const QUOTE =
  /^(?:>|-{2,}\s*(?:original|oorspronkelijk|forwarded|doorgestuurd)|_{10,}|(?:op|on|am|le|el)\s.{5,200}(?:schreef|wrote|schrieb|écrit|escribió).{0,160}:\s*$|(?:van|from|de|von):\s.+@)/i

/** The line with which a program begins its quote, broken in two because it is long. */
const BROKEN = /^((?:op|on)\s[^\n]{5,160})\n([^\n]{1,160}:)[ \t]*$/gim

/** What somebody wrote in a mail, without the mail that it answers. */
export function answerOf(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(BROKEN, '$1 $2').split('\n')
  const end = lines.findIndex(line => QUOTE.test(line.trim()))
  const own = (end < 0 ? lines : lines.slice(0, end)).join('\n').trim()
  return own || lines.join('\n').trim()
}
