import type { MoneyLanguage } from '@core/domain/money'

/** Columns of a price table; the last six only on documents (R-CALC-001, R-CALC-015). */
export const CALCULATION_COLUMN_TAGS = [
  'DESCR',
  'PRODUCTAMOUNT',
  'AMOUNT',
  'UNITINCSTARTINCBTW',
  'UNITINCSTARTEXCBTW',
  'UNITEXCSTARTINCBTW',
  'UNITEXCSTARTEXCBTW',
  'STARTINCBTW',
  'STARTEXCBTW',
  'TOTALEXC',
  'BTW6',
  'BTW9',
  'BTW21',
  'TOTALINC',
] as const
export const WIDGET_ONLY_COLUMN_TAGS = [
  'TOTALEXCNODISCOUNT',
  'DISCOUNTEXC',
  'DISCOUNTPERCEXC',
  'TOTALINCNODISCOUNT',
  'DISCOUNTINC',
  'DISCOUNTPERCINC',
] as const
/** Rows around and under a price table (R-CALC-002). */
export const CALCULATION_ROW_TAGS = [
  'HEADER',
  'EXCVATBEFOREEXCDISCOUNT',
  'DISCOUNTEXCVAT',
  'EXCVAT',
  'EXCVAT0',
  'EXCVAT6',
  'EXCVAT9',
  'EXCVAT21',
  'INCVATBEFOREEXCDISCOUNT',
  'DISCOUNTINCVAT',
  'INCVATBEFORE',
  'VAT6',
  'VAT9',
  'VAT21',
  'INCVATAFTER',
] as const

export type ColumnTag = (typeof CALCULATION_COLUMN_TAGS)[number] | (typeof WIDGET_ONLY_COLUMN_TAGS)[number]
export type RowTag = (typeof CALCULATION_ROW_TAGS)[number]

interface ColumnText {
  /** In the list people choose from. */
  description: string
  /** In the head of the table. */
  header: string
}

type Texts = Record<MoneyLanguage, string>

const column = (description: string, header = description): ColumnText => ({ description, header })

const columnTexts: Record<MoneyLanguage, Record<ColumnTag, ColumnText>> = {
  nl: {
    DESCR: column('Omschrijving'),
    PRODUCTAMOUNT: column('Aantal producten', 'Aantal'),
    AMOUNT: column('Aantal eenheden', 'Aantal'),
    UNITINCSTARTINCBTW: column('Stukprijs met startbedrag, incl. btw', 'Prijs incl. btw'),
    UNITINCSTARTEXCBTW: column('Stukprijs met startbedrag, excl. btw', 'Prijs excl. btw'),
    UNITEXCSTARTINCBTW: column('Stukprijs zonder startbedrag, incl. btw', 'Stukprijs incl. btw'),
    UNITEXCSTARTEXCBTW: column('Stukprijs zonder startbedrag, excl. btw', 'Stukprijs excl. btw'),
    STARTINCBTW: column('Startbedrag incl. btw', 'Start incl. btw'),
    STARTEXCBTW: column('Startbedrag excl. btw', 'Start excl. btw'),
    TOTALEXC: column('Totaal excl. btw'),
    BTW6: column('Btw 6 %'),
    BTW9: column('Btw 9 %'),
    BTW21: column('Btw 21 %'),
    TOTALINC: column('Totaal incl. btw'),
    TOTALEXCNODISCOUNT: column('Totaal excl. btw, voor korting', 'Voor korting excl. btw'),
    DISCOUNTEXC: column('Korting excl. btw'),
    DISCOUNTPERCEXC: column('Kortingspercentage excl. btw', 'Korting'),
    TOTALINCNODISCOUNT: column('Totaal incl. btw, voor korting', 'Voor korting incl. btw'),
    DISCOUNTINC: column('Korting incl. btw'),
    DISCOUNTPERCINC: column('Kortingspercentage incl. btw', 'Korting'),
  },
  en: {
    DESCR: column('Description'),
    PRODUCTAMOUNT: column('Number of products', 'Quantity'),
    AMOUNT: column('Number of units', 'Quantity'),
    UNITINCSTARTINCBTW: column('Unit price with start amount, incl. VAT', 'Price incl. VAT'),
    UNITINCSTARTEXCBTW: column('Unit price with start amount, excl. VAT', 'Price excl. VAT'),
    UNITEXCSTARTINCBTW: column('Unit price without start amount, incl. VAT', 'Unit price incl. VAT'),
    UNITEXCSTARTEXCBTW: column('Unit price without start amount, excl. VAT', 'Unit price excl. VAT'),
    STARTINCBTW: column('Start amount incl. VAT', 'Start incl. VAT'),
    STARTEXCBTW: column('Start amount excl. VAT', 'Start excl. VAT'),
    TOTALEXC: column('Total excl. VAT'),
    BTW6: column('VAT 6 %'),
    BTW9: column('VAT 9 %'),
    BTW21: column('VAT 21 %'),
    TOTALINC: column('Total incl. VAT'),
    TOTALEXCNODISCOUNT: column('Total excl. VAT, before discount', 'Before discount excl. VAT'),
    DISCOUNTEXC: column('Discount excl. VAT'),
    DISCOUNTPERCEXC: column('Discount percentage excl. VAT', 'Discount'),
    TOTALINCNODISCOUNT: column('Total incl. VAT, before discount', 'Before discount incl. VAT'),
    DISCOUNTINC: column('Discount incl. VAT'),
    DISCOUNTPERCINC: column('Discount percentage incl. VAT', 'Discount'),
  },
  'es-AR': {
    DESCR: column('Descripción'),
    PRODUCTAMOUNT: column('Cantidad de productos', 'Cantidad'),
    AMOUNT: column('Cantidad de unidades', 'Cantidad'),
    UNITINCSTARTINCBTW: column('Precio unitario con importe inicial, con IVA', 'Precio con IVA'),
    UNITINCSTARTEXCBTW: column('Precio unitario con importe inicial, sin IVA', 'Precio sin IVA'),
    UNITEXCSTARTINCBTW: column('Precio unitario sin importe inicial, con IVA', 'Unitario con IVA'),
    UNITEXCSTARTEXCBTW: column('Precio unitario sin importe inicial, sin IVA', 'Unitario sin IVA'),
    STARTINCBTW: column('Importe inicial con IVA', 'Inicial con IVA'),
    STARTEXCBTW: column('Importe inicial sin IVA', 'Inicial sin IVA'),
    TOTALEXC: column('Total sin IVA'),
    BTW6: column('IVA 6 %'),
    BTW9: column('IVA 9 %'),
    BTW21: column('IVA 21 %'),
    TOTALINC: column('Total con IVA'),
    TOTALEXCNODISCOUNT: column('Total sin IVA, antes del descuento', 'Antes del descuento sin IVA'),
    DISCOUNTEXC: column('Descuento sin IVA'),
    DISCOUNTPERCEXC: column('Porcentaje de descuento sin IVA', 'Descuento'),
    TOTALINCNODISCOUNT: column('Total con IVA, antes del descuento', 'Antes del descuento con IVA'),
    DISCOUNTINC: column('Descuento con IVA'),
    DISCOUNTPERCINC: column('Porcentaje de descuento con IVA', 'Descuento'),
  },
}

const row = (nl: string, en: string, es: string): Texts => ({ nl, en, 'es-AR': es })

const rowTexts: Record<RowTag, Texts> = {
  HEADER: row('Kop van de tabel', 'Table head', 'Encabezado de la tabla'),
  EXCVATBEFOREEXCDISCOUNT: row('Subtotaal excl. btw', 'Subtotal excl. VAT', 'Subtotal sin IVA'),
  DISCOUNTEXCVAT: row('Korting excl. btw', 'Discount excl. VAT', 'Descuento sin IVA'),
  EXCVAT: row('Totaal excl. btw', 'Total excl. VAT', 'Total sin IVA'),
  EXCVAT0: row('Excl. btw, tarief 0 %', 'Excl. VAT, rate 0 %', 'Sin IVA, tasa 0 %'),
  EXCVAT6: row('Excl. btw, tarief 6 %', 'Excl. VAT, rate 6 %', 'Sin IVA, tasa 6 %'),
  EXCVAT9: row('Excl. btw, tarief 9 %', 'Excl. VAT, rate 9 %', 'Sin IVA, tasa 9 %'),
  EXCVAT21: row('Excl. btw, tarief 21 %', 'Excl. VAT, rate 21 %', 'Sin IVA, tasa 21 %'),
  INCVATBEFOREEXCDISCOUNT: row('Subtotaal incl. btw', 'Subtotal incl. VAT', 'Subtotal con IVA'),
  DISCOUNTINCVAT: row('Korting incl. btw', 'Discount incl. VAT', 'Descuento con IVA'),
  INCVATBEFORE: row('Totaal inclusief btw', 'Total including VAT', 'Total con IVA incluido'),
  VAT6: row('Btw 6 %', 'VAT 6 %', 'IVA 6 %'),
  VAT9: row('Btw 9 %', 'VAT 9 %', 'IVA 9 %'),
  VAT21: row('Btw 21 %', 'VAT 21 %', 'IVA 21 %'),
  INCVATAFTER: row('Totaal inclusief btw', 'Total including VAT', 'Total con IVA incluido'),
}

const words = {
  /** Between a VAT rate and the net amount it is taken over. */
  over: row('over', 'on', 'sobre'),
  /** Before VAT that the total above it already holds. */
  ofWhich: row('Waarvan', 'Of which', 'Del cual'),
  /** Before a discount that the amounts above it already hold. */
  including: row('Inbegrepen', 'Included', 'Incluido'),
  noVat: row('Btw 0 %', 'VAT 0 %', 'IVA 0 %'),
  choices: row('Gekozen opties', 'Chosen options', 'Opciones elegidas'),
  linesExc: row('Subtotaal exclusief btw', 'Subtotal excluding VAT', 'Subtotal sin IVA'),
  linesInc: row('Subtotaal inclusief btw', 'Subtotal including VAT', 'Subtotal con IVA'),
} satisfies Record<string, Texts>

export const columnText = (tag: ColumnTag, language: MoneyLanguage): ColumnText => columnTexts[language][tag]
export const rowText = (tag: RowTag, language: MoneyLanguage): string => rowTexts[tag][language]

/** `Btw 21 % over € 6.085,55`; `Waarvan btw 21 % …` when the total stands above it. */
export function vatText(
  tag: 'VAT6' | 'VAT9' | 'VAT21',
  net: string,
  included: boolean,
  language: MoneyLanguage,
): string {
  return overText(rowText(tag, language), net, included, language)
}

/** `Btw verlegd over € 500,00`: what no VAT is charged on, with the reason where there is one. */
export function untaxedText(reason: string | null, net: string, included: boolean, language: MoneyLanguage): string {
  return reason ? `${reason} ${words.over[language]} ${net}` : overText(words.noVat[language], net, included, language)
}

function overText(label: string, net: string, included: boolean, language: MoneyLanguage): string {
  const start = included ? `${words.ofWhich[language]} ${language === 'nl' ? label.toLowerCase() : label}` : label
  return `${start} ${words.over[language]} ${net}`
}

/** Name of the row with the sum of the lines, where something was chosen beside them. */
export const linesText = (excluding: boolean, language: MoneyLanguage): string =>
  words[excluding ? 'linesExc' : 'linesInc'][language]

/** Name of the row with what the customer chose beside a table. */
export const choicesText = (language: MoneyLanguage): string => words.choices[language]

/** `Inbegrepen korting incl. btw`: a discount that the lines above it already hold. */
export function discountText(tag: 'DISCOUNTEXCVAT' | 'DISCOUNTINCVAT', language: MoneyLanguage): string {
  const label = rowText(tag, language)
  return language === 'nl'
    ? `${words.including[language]} ${label.toLowerCase()}`
    : `${words.including[language]}: ${label}`
}
