import { buildXml, EMPTY, euros, type Node } from './build-xml'
import { type EInvoice, type ELine, type EParty, type EVat, WHY_UNTAXED } from './e-invoice'
import { type Participant, participantOf, SCHEMES } from './participant'

const UNCEFACT = 'urn:un:unece:uncefact:data:standard:'
const SPACES = {
  '@xmlns:rsm': `${UNCEFACT}CrossIndustryInvoice:100`,
  '@xmlns:ram': `${UNCEFACT}ReusableAggregateBusinessInformationEntity:100`,
  '@xmlns:qdt': `${UNCEFACT}QualifiedDataType:100`,
  '@xmlns:udt': `${UNCEFACT}UnqualifiedDataType:100`,
}

/** Writes an electronic invoice as Cross Industry Invoice in the profile of EN 16931: what Factur-X has inside a PDF. */
export const writeCii = (invoice: EInvoice): string =>
  buildXml('rsm:CrossIndustryInvoice', SPACES, {
    'rsm:ExchangedDocumentContext': {
      'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
    },
    'rsm:ExchangedDocument': {
      'ram:ID': invoice.number,
      'ram:TypeCode': invoice.isCredit ? '381' : '380',
      'ram:IssueDateTime': moment(invoice.date),
      'ram:IncludedNote': { 'ram:Content': invoice.note },
    },
    'rsm:SupplyChainTradeTransaction': {
      'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map((line, at) => lineNode(line, at + 1)),
      'ram:ApplicableHeaderTradeAgreement': {
        'ram:BuyerReference': invoice.buyer.contact,
        'ram:SellerTradeParty': party(invoice.seller),
        'ram:BuyerTradeParty': party(invoice.buyer),
        'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': invoice.order },
      },
      'ram:ApplicableHeaderTradeDelivery': delivery(invoice),
      'ram:ApplicableHeaderTradeSettlement': settlement(invoice),
    },
  })

const settlement = (invoice: EInvoice): Node => ({
  'ram:PaymentReference': invoice.number,
  'ram:InvoiceCurrencyCode': 'EUR',
  'ram:SpecifiedTradeSettlementPaymentMeans': [invoice.iban, invoice.gaccount]
    .filter(iban => iban !== null)
    .map(iban => ({
      'ram:TypeCode': '58',
      'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': iban, 'ram:AccountName': invoice.seller.name },
    })),
  'ram:ApplicableTradeTax': invoice.vat.map(vatNode),
  'ram:SpecifiedTradePaymentTerms': {
    'ram:Description': invoice.terms,
    'ram:DueDateDateTime': invoice.isCredit ? null : moment(invoice.due),
  },
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
    'ram:LineTotalAmount': euros(sumOf(invoice.lines, ({ net }) => net)),
    'ram:TaxBasisTotalAmount': euros(invoice.totalExc),
    'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': euros(sumOf(invoice.vat, ({ amount }) => amount)) },
    'ram:GrandTotalAmount': euros(invoice.totalInc),
    'ram:DuePayableAmount': euros(invoice.totalInc),
  },
  'ram:InvoiceReferencedDocument': invoice.preceding && {
    'ram:IssuerAssignedID': invoice.preceding.number,
    'ram:FormattedIssueDateTime': dateIn('qdt', invoice.preceding.date),
  },
})

const party = ({ name, street, city, postcode, country, kvk, vat_number, contact, phone, email }: EParty): Node => ({
  'ram:Name': name,
  'ram:SpecifiedLegalOrganization': { 'ram:ID': kvk && idOf({ scheme: SCHEMES.kvk, id: kvk }) },
  'ram:DefinedTradeContact': {
    'ram:PersonName': contact,
    'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': phone },
    'ram:EmailURIUniversalCommunication': { 'ram:URIID': email },
  },
  'ram:PostalTradeAddress': {
    'ram:PostcodeCode': postcode,
    'ram:LineOne': street,
    'ram:CityName': city,
    'ram:CountryID': country,
  },
  'ram:URIUniversalCommunication': { 'ram:URIID': address(participantOf({ kvk, vat_number })) },
  'ram:SpecifiedTaxRegistration': vat_number && { 'ram:ID': { '@schemeID': 'VA', '#': vat_number } },
})

const address = (participant: Participant | null) => participant && idOf(participant)
const idOf = ({ scheme, id }: Participant): Node => ({ '@schemeID': scheme, '#': id })

/** Goods that go to another country of the Union say to which (BR-IC-12). */
function delivery({ delivery: day, vat, buyer }: EInvoice): Node {
  const goesAbroad = vat.some(({ category }) => category === 'K')
  if (!goesAbroad && !day) return EMPTY
  return {
    'ram:ShipToTradeParty': goesAbroad ? { 'ram:PostalTradeAddress': { 'ram:CountryID': buyer.country } } : null,
    'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': moment(day) },
  }
}

const vatNode = ({ category, rate, base, amount, reason }: EVat): Node => ({
  'ram:CalculatedAmount': euros(amount),
  'ram:TypeCode': 'VAT',
  'ram:ExemptionReason': category === 'S' || category === 'Z' ? null : reason,
  'ram:BasisAmount': euros(base),
  'ram:CategoryCode': category,
  'ram:ExemptionReasonCode': WHY_UNTAXED[category],
  'ram:RateApplicablePercent': category === 'O' ? null : rate,
})

const lineNode = (line: ELine, number: number): Node => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': number },
  'ram:SpecifiedTradeProduct': { 'ram:Name': line.name, 'ram:Description': line.description },
  'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': line.price } },
  'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@unitCode': line.unit, '#': line.quantity } },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': {
      'ram:TypeCode': 'VAT',
      'ram:CategoryCode': line.category,
      'ram:RateApplicablePercent': line.category === 'O' ? null : line.rate,
    },
    'ram:SpecifiedTradeAllowanceCharge': line.discount
      ? {
          'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
          'ram:ActualAmount': euros(line.discount),
          'ram:ReasonCode': '95',
          'ram:Reason': 'Korting',
        }
      : null,
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': euros(line.net) },
  },
})

const sumOf = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** A day as CII writes it: 20261103. */
const dateIn = (space: 'udt' | 'qdt', day: string | null): Node | null =>
  day ? { [`${space}:DateTimeString`]: { '@format': '102', '#': day.replaceAll('-', '') } } : null
const moment = (day: string | null) => dateIn('udt', day)
