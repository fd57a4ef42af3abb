/** Where a customer of a test lives, for documents that have to say so. */
export const resident = { address: 'Dorpsstraat 1', postcode: '8011 AA', city: 'Zwolle' } as const

/** What the law asks of a company that sends invoices. */
export const legalDetails = {
  address: 'Handelsweg',
  number: '12',
  postcode: '8013 AA',
  city: 'Zwolle',
  kvk: '12345678',
  vat_number: 'NL001234567B01',
  iban: 'NL91ABNA0417164300',
}
