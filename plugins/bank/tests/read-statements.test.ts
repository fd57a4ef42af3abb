import { expect, test } from 'bun:test'
import { zipSync } from 'fflate'
import { readFiles } from '../statements/read-files'
import { camt, mt940, OWN_IBAN, type SampleStatement } from './sample-statements'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readFiles(bytes(text))

const statement: SampleStatement = {
  number: '12',
  from: '2026-11-02',
  until: '2026-11-03',
  opening: -5000,
  lines: [
    {
      day: '2026-11-02',
      amount: 121000,
      name: 'J. Mol & Zn',
      iban: 'NL91ABNA0417164300',
      text: 'Factuur F2026-0001',
      endToEnd: 'E2E-1',
      reference: 'REF1',
    },
    {
      day: '2026-11-03',
      amount: -4999,
      name: 'Groothandel',
      iban: 'NL20INGB0001234567',
      text: 'Inkoop',
      reference: 'REF2',
    },
  ],
}
const expected = [
  {
    day: '2026-11-02',
    amount: 121000,
    name: 'J. Mol & Zn',
    iban: 'NL91ABNA0417164300',
    text: 'Factuur F2026-0001',
    endToEnd: 'E2E-1',
    reference: 'REF1',
  },
  {
    day: '2026-11-03',
    amount: -4999,
    name: 'Groothandel',
    iban: 'NL20INGB0001234567',
    text: 'Inkoop',
    endToEnd: null,
    reference: 'REF2',
  },
]

for (const [what, file] of [
  ['CAMT.053.001.02', camt([statement], '02')],
  ['CAMT.053.001.08', camt([statement], '08')],
  ['MT940 of ING', mt940([statement])],
] as const)
  test(`a statement as ${what} says account, days, balances and lines`, () => {
    const [found, ...others] = read(file)
    expect(others).toEqual([])
    expect(found).toMatchObject({
      account: OWN_IBAN,
      number: '12',
      from: '2026-11-02',
      until: '2026-11-03',
      opening: -5000,
      closing: 111001,
      lines: expected,
    })
  })

test('MT940 of Rabobank: the account of the other side may stand under the line, and what was turned around has its sign', () => {
  const [found] = read(
    [
      ':940:',
      ':20:940S261231',
      ':25:NL50RABO0123456789 EUR',
      ':28C:0',
      ':60F:C261230EUR000000000100,00',
      ':61:270101' + '1231' + 'C000000000250,00N541NONREF',
      'NL91ABNA0417164300',
      ':86:/ORDP//NAME/Bakkerij De Korenmaat/REMI/2026-0041 aanbetaling zonnepa',
      'nelen/ISDT/2026-12-31',
      ':61:261231' + '1231' + 'RC000000000050,00N541EREF',
      ':86:/EREF/INC-7/RTRN/MD06/ORDP//NAME/Jan Mol/REMI/Terugboeking',
      ':62F:C261231EUR000000000300,00',
    ].join('\r\n'),
  )
  expect(found).toMatchObject({
    account: 'NL50RABO0123456789',
    closing: 30000,
    from: '2026-12-31',
    until: '2026-12-31',
  })
  expect(found?.lines).toMatchObject([
    {
      day: '2026-12-31',
      amount: 25000,
      iban: 'NL91ABNA0417164300',
      name: 'Bakkerij De Korenmaat',
      text: '2026-0041 aanbetaling zonnepanelen',
    },
    { day: '2026-12-31', amount: -5000, endToEnd: 'INC-7', reason: 'MD06', name: 'Jan Mol' },
  ])
})

test('MT940 of ABN AMRO: with slashes or with words, and an account without the rest of its IBAN', () => {
  const [found] = read(
    [
      'ABNANL2A',
      '940',
      'ABNANL2A',
      ':20:ABN AMRO BANK NV',
      ':25:499998748',
      ':28:31501/1',
      ':60F:C261110EUR1000,',
      ':61:2611111111C12,3N247NONREF',
      ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/',
      'J MOL/REMI/FACTUUR F2026 0001/EREF/NOTPROVIDED',
      ':61:2611111111D7,25N654NONREF',
      ':86:SEPA OVERBOEKING                 IBAN: NL20INGB0001234567',
      'BIC: INGBNL2A                    NAAM: GROOTHANDEL BV',
      'OMSCHRIJVING: INKOOP 77',
      ':62F:C261111EUR1005,05',
      '-',
    ].join('\r\n'),
  )
  expect(found).toMatchObject({ account: '499998748', opening: 100000, closing: 100505 })
  expect(found?.lines).toMatchObject([
    { amount: 1230, iban: 'NL91ABNA0417164300', name: 'J MOL', text: 'FACTUUR F2026 0001' },
    { amount: -725, iban: 'NL20INGB0001234567', name: 'GROOTHANDEL BV', text: 'INKOOP 77' },
  ])
})

test('several payments that the bank booked together are one line, with what each of them told', () => {
  const detail = (amount: string, text: string) =>
    `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
  const file = camt([
    { from: '2026-11-02', until: '2026-11-02', opening: 0, lines: [{ day: '2026-11-02', amount: 3000 }] },
  ])
  const together = file.replace(/<TxDtls>.*<\/TxDtls>/, detail('10.00', 'F2026-0001') + detail('20.00', 'F2026-0002'))
  expect(read(together)[0]?.lines).toMatchObject([
    { amount: 3000, text: 'F2026-0001 F2026-0002', details: [{ amount: 1000 }, { amount: 2000 }] },
  ])
})

test('a zip may hold statements of several forms, and the oldest comes first', () => {
  const earlier = { ...statement, from: '2026-10-01', until: '2026-10-01', lines: [] }
  const zip = zipSync({ 'b/nieuw.xml': bytes(camt([statement])), 'oud.940': bytes(mt940([earlier])) })
  expect(readFiles(zip).map(({ from, format }) => [from, format])).toEqual([
    ['2026-10-01', 'mt940'],
    ['2026-11-02', 'camt053'],
  ])
})

test('what is no statement, or cannot be right, is refused with the reason', () => {
  const whole = camt([statement])
  const refused = (text: string) => {
    try {
      return read(text).length
    } catch (error) {
      return (error as { key?: string }).key ?? String(error)
    }
  }
  expect(refused('Naam;Bedrag\nJan;12')).toBe('bank.unreadable')
  expect(refused('<html></html>')).toBe('bank.no_camt053')
  expect(refused(whole.replace('1210.00', '1210.01'))).toBe('bank.not_balanced')
  expect(refused(mt940([statement]).replace('1210,00', '1210,01'))).toBe('bank.not_balanced')
  expect(refused(whole.replaceAll('Ccy="EUR"', 'Ccy="USD"'))).toBe('bank.not_euro')
  expect(refused(whole.replace('>1210.00<', '>1e3<'))).toBe('bank.odd_amount')
  expect(refused(whole.replace('<BookgDt><Dt>2026-11-02', '<BookgDt><Dt>2026-02-30'))).toBe('bank.odd_day')
  expect(refused(whole.replace('OPBD', 'XXXX'))).toBe('bank.no_balance')
  expect(refused(`<!DOCTYPE d [<!ENTITY a "aaaa">]>${whole.replace(/<\?xml.*?\?>/, '')}`)).toBe('bank.unreadable')
})

test('a movement that is not booked yet is left for a later statement', () => {
  const pending = camt([statement]).replace(
    '</Stmt>',
    '<Ntry><Amt Ccy="EUR">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts></Ntry></Stmt>',
  )
  expect(read(pending)[0]?.lines.length).toBe(2)
})
