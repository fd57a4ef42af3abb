import { expect, test } from 'bun:test'
import { fromEuros } from '@core/domain/money'
import { FORMATS } from '@plugins/invoice/einvoice/e-invoice'
import { breachesOf } from '@plugins/invoice/einvoice/rules'
import { writeUbl } from '@plugins/invoice/einvoice/write-ubl'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { anyInvoice } from './any-invoice'

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false })
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])
const cents = (text: string) => fromEuros(Number(text))

test('every invoice, part, rest and credit that can be made keeps the rules, in both formats, whatever its lines are', () => {
  fc.assert(
    fc.property(anyInvoice, fc.constantFrom(...FORMATS), ({ invoice }, format) => {
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
