import { expect, test } from 'bun:test'
import { fromEuros } from '@core/domain/money'
import { FORMATS, INSIDE_PDF } from '@plugins/invoice/einvoice/e-invoice'
import { breachesOf } from '@plugins/invoice/einvoice/rules'
import { writeCii } from '@plugins/invoice/einvoice/write-cii'
import { writeUbl } from '@plugins/invoice/einvoice/write-ubl'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { anyInvoice } from './any-invoice'

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false })
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])
const cents = (text: string) => fromEuros(Number(text))

test('every invoice, part, rest and credit that can be made keeps the rules, in all formats, whatever its lines are', () => {
  fc.assert(
    fc.property(anyInvoice, fc.constantFrom(...FORMATS, INSIDE_PDF), ({ invoice }, format) => {
      expect(breachesOf(invoice, format)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('what is written is XML that says the totals of the version, with lines and VAT that make them', () => {
  fc.assert(
    fc.property(anyInvoice, fc.constantFrom(...FORMATS), ({ invoice, amount_exc_vat, amount_inc_vat }, format) => {
      const xml = writeUbl(invoice, format)
      expect(XMLValidator.validate(xml)).toBe(true)
      const { Invoice, CreditNote } = parser.parse(xml)
      const root = invoice.isCredit ? CreditNote : Invoice
      const total = root['cac:LegalMonetaryTotal']
      const sign = invoice.isCredit ? -1 : 1
      expect(cents(total['cbc:TaxExclusiveAmount']) * sign + 0).toBe(fromEuros(amount_exc_vat))
      expect(cents(total['cbc:PayableAmount']) * sign + 0).toBe(fromEuros(amount_inc_vat))
      const lines = list(root[invoice.isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine'])
      const net = lines.reduce((all, line) => all + cents(line['cbc:LineExtensionAmount']), 0)
      expect(net).toBe(cents(total['cbc:LineExtensionAmount']))
      for (const line of lines) {
        const quantity = Number(line[invoice.isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity'])
        const off = Number(line['cac:AllowanceCharge']?.['cbc:Amount'] ?? 0)
        const worth = quantity * Number(line['cac:Price']['cbc:PriceAmount']) - off
        expect(Math.round(worth * 100) + 0).toBe(cents(line['cbc:LineExtensionAmount']))
      }
    }),
    { numRuns: 150 },
  )
})

test('what goes inside the PDF says the same figures as the UBL: lines, VAT, total, and for a credit note amounts without a minus', () => {
  fc.assert(
    fc.property(anyInvoice, ({ invoice }) => {
      const xml = writeCii(invoice)
      expect(XMLValidator.validate(xml)).toBe(true)
      const trade = parser.parse(xml)['rsm:CrossIndustryInvoice']['rsm:SupplyChainTradeTransaction']
      const ubl = parser.parse(writeUbl(invoice, 'nlcius'))[invoice.isCredit ? 'CreditNote' : 'Invoice']
      const settled = trade['ram:ApplicableHeaderTradeSettlement']
      const sums = settled['ram:SpecifiedTradeSettlementHeaderMonetarySummation']
      const total = ubl['cac:LegalMonetaryTotal']
      expect([sums['ram:LineTotalAmount'], sums['ram:TaxBasisTotalAmount'], sums['ram:DuePayableAmount']]).toEqual([
        total['cbc:LineExtensionAmount'],
        total['cbc:TaxExclusiveAmount'],
        total['cbc:PayableAmount'],
      ])
      const vat = list(settled['ram:ApplicableTradeTax']).map(one => one['ram:CalculatedAmount'])
      expect(vat).toEqual(list(ubl['cac:TaxTotal']['cac:TaxSubtotal']).map(one => one['cbc:TaxAmount']))
      const lines = list(trade['ram:IncludedSupplyChainTradeLineItem']).map(line => [
        line['ram:SpecifiedLineTradeDelivery']['ram:BilledQuantity'],
        line['ram:SpecifiedLineTradeAgreement']['ram:NetPriceProductTradePrice']['ram:ChargeAmount'],
        line['ram:SpecifiedLineTradeSettlement']['ram:SpecifiedTradeSettlementLineMonetarySummation'][
          'ram:LineTotalAmount'
        ],
      ])
      const [own, counted] = invoice.isCredit
        ? ['cac:CreditNoteLine', 'cbc:CreditedQuantity']
        : ['cac:InvoiceLine', 'cbc:InvoicedQuantity']
      expect(lines).toEqual(
        list(ubl[own]).map(line => [
          line[counted],
          line['cac:Price']['cbc:PriceAmount'],
          line['cbc:LineExtensionAmount'],
        ]),
      )
    }),
    { numRuns: 100 },
  )
})
