import type { MoneyLanguage } from '@core/domain/money'
import type { PrintKind } from './print-document'

interface PrintTexts {
  kinds: Record<PrintKind, string>
  concept: string
  validUntil: string
  dueOn: string
  page: string
  of: string
  chamber: string
  vatNumber: string
  agreed: string
  name: string
  place: string
  date: string
  signature: string
  signedDigitally: string
  agreedDigitally: string
  chosen: string
  picture: string
}

const texts: Record<MoneyLanguage, PrintTexts> = {
  nl: {
    kinds: {
      quotation: 'Offerte',
      confirmation: 'Opdrachtbevestiging',
      invoice: 'Factuur',
      creditinvoice: 'Creditfactuur',
      document: 'Document',
    },
    concept: 'concept',
    validUntil: 'Geldig tot',
    dueOn: 'Te betalen voor',
    page: 'Pagina',
    of: 'van',
    chamber: 'KvK',
    vatNumber: 'Btw',
    agreed: 'Akkoord',
    name: 'Naam',
    place: 'Plaats',
    date: 'Datum',
    signature: 'Handtekening',
    signedDigitally: 'Digitaal ondertekend',
    agreedDigitally: 'Digitaal akkoord gegeven',
    chosen: 'gekozen',
    picture: 'Afbeelding',
  },
  en: {
    kinds: {
      quotation: 'Quotation',
      confirmation: 'Order confirmation',
      invoice: 'Invoice',
      creditinvoice: 'Credit note',
      document: 'Document',
    },
    concept: 'draft',
    validUntil: 'Valid until',
    dueOn: 'To be paid by',
    page: 'Page',
    of: 'of',
    chamber: 'Chamber of Commerce',
    vatNumber: 'VAT',
    agreed: 'Agreement',
    name: 'Name',
    place: 'Place',
    date: 'Date',
    signature: 'Signature',
    signedDigitally: 'Signed digitally',
    agreedDigitally: 'Agreed digitally',
    chosen: 'chosen',
    picture: 'Picture',
  },
  'es-AR': {
    kinds: {
      quotation: 'Presupuesto',
      confirmation: 'Confirmación de pedido',
      invoice: 'Factura',
      creditinvoice: 'Nota de crédito',
      document: 'Documento',
    },
    concept: 'borrador',
    validUntil: 'Válido hasta',
    dueOn: 'A pagar antes del',
    page: 'Página',
    of: 'de',
    chamber: 'Registro mercantil',
    vatNumber: 'IVA',
    agreed: 'Conformidad',
    name: 'Nombre',
    place: 'Lugar',
    date: 'Fecha',
    signature: 'Firma',
    signedDigitally: 'Firmado digitalmente',
    agreedDigitally: 'Aceptado digitalmente',
    chosen: 'elegido',
    picture: 'Imagen',
  },
}

export const printTexts = (language: MoneyLanguage): PrintTexts => texts[language]

/** `12 november 2026` for `2026-11-12`; anything that is no date is printed as it is. */
export function longDate(day: string, language: MoneyLanguage): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
