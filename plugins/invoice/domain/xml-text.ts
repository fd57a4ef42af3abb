/** A text without the signs that XML 1.0 does not have. */
export const xmlText = (text: string): string =>
  [...text.toWellFormed()]
    .filter(sign => (sign >= ' ' || '\t\n\r'.includes(sign)) && sign !== '\ufffe' && sign !== '\uffff')
    .join('')
    .trim()
