import type { MoneyLanguage } from '@core/domain/money'

interface PrintTexts {
  concept: string
  validUntil: string
  dueOn: string
  deliveredOn: string
  fingerprint: string
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
  scanToPay: string
  payOnline: string
  transferTo: string
  stating: string
}

const texts: Record<MoneyLanguage, PrintTexts> = {
  nl: {
    concept: 'concept',
    validUntil: 'Geldig tot',
    dueOn: 'Uiterlijk betalen op',
    deliveredOn: 'Geleverd op',
    fingerprint: 'Kenmerk van het ondertekende document (SHA-256)',
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
    scanToPay: 'Scan om te betalen met uw bank-app',
    payOnline: 'Online betalen',
    transferTo: 'Of maak over naar',
    stating: 'onder vermelding van',
  },
  en: {
    concept: 'draft',
    validUntil: 'Valid until',
    dueOn: 'Pay by',
    deliveredOn: 'Delivered on',
    fingerprint: 'Fingerprint of the signed document (SHA-256)',
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
    scanToPay: 'Scan to pay with your banking app',
    payOnline: 'Pay online',
    transferTo: 'Or transfer to',
    stating: 'stating',
  },
  'es-AR': {
    concept: 'borrador',
    validUntil: 'Válido hasta',
    dueOn: 'Pagar a más tardar el',
    deliveredOn: 'Entregado el',
    fingerprint: 'Huella del documento firmado (SHA-256)',
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
    scanToPay: 'Escanee para pagar con la aplicación de su banco',
    payOnline: 'Pagar en línea',
    transferTo: 'O transfiera a',
    stating: 'con la referencia',
  },
}

export const printTexts = (language: MoneyLanguage): PrintTexts => texts[language]

/** `12 november 2026` for `2026-11-12`; anything that is no date is printed as it is. */
export function longDate(day: string, language: MoneyLanguage): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
