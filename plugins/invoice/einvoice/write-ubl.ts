import { buildXml, euros, type Node } from './build-xml'
import { type EInvoice, type ELine, type EParty, type EVat, type Format, WHY_UNTAXED } from './e-invoice'
import { type Participant, participantOf, SCHEMES } from './participant'

const PEPPOL_PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const CUSTOMIZATIONS: Record<Format, string> = {
  nlcius: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
}
const OIOUBL = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** Writes an electronic invoice as UBL 2.1, as one of the two specifications has it. */
export function writeUbl(invoice: EInvoice, format: Format): string {
  const root = invoice.isCredit ? 'CreditNote' : 'Invoice'
  return buildXml(
    root,
    {
      '@xmlns': `${OIOUBL}${root}-2`,
      '@xmlns:cac': `${OIOUBL}CommonAggregateComponents-2`,
      '@xmlns:cbc': `${OIOUBL}CommonBasicComponents-2`,
    },
    body(invoice, format),
  )
}

function body(invoice: EInvoice, format: Format): Node {
  const { isCredit, due, order, preceding, lines } = invoice
  return {
    'cbc:CustomizationID': CUSTOMIZATIONS[format],
    'cbc:ProfileID': PEPPOL_PROFILE,
    'cbc:ID': invoice.number,
    'cbc:IssueDate': invoice.date,
    ...(isCredit ? {} : { 'cbc:DueDate': due }),
    [isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode']: isCredit ? '381' : '380',
    'cbc:Note': invoice.note,
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': invoice.buyer.contact,
    'cac:OrderReference': order && { 'cbc:ID': order },
    'cac:BillingReference': preceding && {
      'cac:InvoiceDocumentReference': { 'cbc:ID': preceding.number, 'cbc:IssueDate': preceding.date },
    },
    'cac:AccountingSupplierParty': { 'cac:Party': party(invoice.seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': party(invoice.buyer) },
    'cac:Delivery': delivery(invoice),
    'cac:PaymentMeans': [invoice.iban, invoice.gaccount]
      .filter(iban => iban !== null)
      .map(iban => paymentMeans(invoice, iban)),
    'cac:PaymentTerms': invoice.terms && { 'cbc:Note': invoice.terms },
    'cac:TaxTotal': {
      'cbc:TaxAmount': money(invoice.vat.reduce((cents, { amount }) => cents + amount, 0)),
      'cac:TaxSubtotal': invoice.vat.map(subtotal),
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(lines.reduce((cents, { net }) => cents + net, 0)),
      'cbc:TaxExclusiveAmount': money(invoice.totalExc),
      'cbc:TaxInclusiveAmount': money(invoice.totalInc),
      'cbc:PayableAmount': money(invoice.totalInc),
    },
    [isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine']: lines.map((line, at) => lineNode(line, at + 1, isCredit)),
  }
}

/** An account to pay on: several have the same way and reference (UBL-SR-44, UBL-SR-47). */
const paymentMeans = ({ number, seller }: EInvoice, iban: string): Node => ({
  'cbc:PaymentMeansCode': '58',
  'cbc:PaymentID': number,
  'cac:PayeeFinancialAccount': { 'cbc:ID': iban, 'cbc:Name': seller.name },
})

function party({ name, street, city, postcode, country, kvk, vat_number, contact, phone, email }: EParty): Node {
  const endpoint = participantOf({ kvk, vat_number })
  return {
    'cbc:EndpointID': endpoint && idOf(endpoint),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': {
      'cbc:StreetName': street,
      'cbc:CityName': city,
      'cbc:PostalZone': postcode,
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    'cac:PartyTaxScheme': vat_number && { 'cbc:CompanyID': vat_number, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      'cbc:CompanyID': kvk && idOf({ scheme: SCHEMES.kvk, id: kvk }),
    },
    'cac:Contact': { 'cbc:Name': contact, 'cbc:Telephone': phone, 'cbc:ElectronicMail': email },
  }
}

const idOf = ({ scheme, id }: Participant): Node => ({ '@schemeID': scheme, '#': id })

/** Goods that go to another country of the Union say to which (BR-IC-12). */
const delivery = ({ delivery: day, vat, buyer }: EInvoice): Node => ({
  'cbc:ActualDeliveryDate': day,
  'cac:DeliveryLocation': vat.some(({ category }) => category === 'K')
    ? { 'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': buyer.country } } }
    : null,
})

const subtotal = ({ category, rate, base, amount, reason }: EVat): Node => ({
  'cbc:TaxableAmount': money(base),
  'cbc:TaxAmount': money(amount),
  'cac:TaxCategory': {
    'cbc:ID': category,
    'cbc:Percent': category === 'O' ? null : rate,
    'cbc:TaxExemptionReasonCode': WHY_UNTAXED[category],
    'cbc:TaxExemptionReason': category === 'S' || category === 'Z' ? null : reason,
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  },
})

const lineNode = (line: ELine, number: number, isCredit: boolean): Node => ({
  'cbc:ID': number,
  [isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: { '@unitCode': line.unit, '#': line.quantity },
  'cbc:LineExtensionAmount': money(line.net),
  'cac:AllowanceCharge': line.discount
    ? {
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReasonCode': '95',
        'cbc:AllowanceChargeReason': 'Korting',
        'cbc:Amount': money(line.discount),
      }
    : null,
  'cac:Item': {
    'cbc:Description': line.description,
    'cbc:Name': line.name,
    'cac:ClassifiedTaxCategory': {
      'cbc:ID': line.category,
      'cbc:Percent': line.category === 'O' ? null : line.rate,
      'cac:TaxScheme': { 'cbc:ID': 'VAT' },
    },
  },
  'cac:Price': { 'cbc:PriceAmount': { '@currencyID': 'EUR', '#': line.price } },
})

const money = (cents: number): Node => ({ '@currencyID': 'EUR', '#': euros(cents) })
