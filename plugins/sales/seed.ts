import type { Context } from '@core/context/context'
import { createRecord } from '@core/resource/record'
import { productTableRows } from './resources/product-table-rows'
import { products } from './resources/products'

interface Sold {
  item_name: string
  group: string
  unit?: string
  vat?: 0 | 9 | 21
  /** Price excluding VAT, or steps of [from, price]. */
  price: number | readonly (readonly [number, number])[]
  description?: string
}

const CATALOGUE: readonly Sold[] = [
  {
    item_name: 'Zonnepaneel 440 Wp glas-glas, full black',
    group: 'Zonnepanelen',
    vat: 0,
    price: [
      [1, 164],
      [8, 148],
      [16, 139],
      [24, 132],
    ],
    description: '<p>Glas-glas paneel, 30 jaar productgarantie.</p>',
  },
  { item_name: 'Montageset schuin dak, pannen', group: 'Zonnepanelen', vat: 0, price: 42.5 },
  {
    item_name: 'Omvormer 5,0 kW, 3-fase',
    group: 'Zonnepanelen',
    vat: 0,
    price: 1145,
    description: '<p>Met app voor uw opbrengst per dag.</p>',
  },
  { item_name: 'Omvormer 8,0 kW, 3-fase', group: 'Zonnepanelen', vat: 0, price: 1495 },
  { item_name: 'Installatie en aansluiting zonnepanelen', group: 'Zonnepanelen', unit: 'post', vat: 0, price: 1280 },
  {
    item_name: 'Hybride warmtepomp 6 kW, buitenunit',
    group: 'Warmtepomp',
    price: 3450,
    description: '<p>Verwarmt tot ongeveer 3 °C buiten, daarna helpt uw cv-ketel mee.</p>',
  },
  { item_name: 'Hydraulische set en thermostaat', group: 'Warmtepomp', price: 685 },
  { item_name: 'Montage en inbedrijfstelling warmtepomp', group: 'Warmtepomp', unit: 'post', price: 1190 },
  { item_name: 'Extra leidingwerk buitenunit', group: 'Warmtepomp', unit: 'm', price: 80 },
  {
    item_name: 'Isolatiefolie vloer, materiaal',
    group: 'Isolatie',
    unit: 'm²',
    price: [
      [1, 14.5],
      [40, 12],
      [100, 10.75],
    ],
  },
  { item_name: 'Vloerisolatie aanbrengen, arbeid', group: 'Isolatie', unit: 'm²', vat: 9, price: 14 },
  { item_name: 'Spouwmuurisolatie, arbeid', group: 'Isolatie', unit: 'm²', vat: 9, price: 18.25 },
  { item_name: 'HR++ glas 4-16-4', group: 'Kozijnen', unit: 'm²', price: 96 },
  {
    item_name: 'Kunststof kozijn, draaikiep',
    group: 'Kozijnen',
    price: [
      [1, 685],
      [4, 640],
      [8, 598],
    ],
  },
  { item_name: 'Airco split-unit 3,5 kW', group: 'Airco', price: 1285 },
  { item_name: 'Laadpaal 11 kW met installatie', group: 'Laden', price: 1235.54 },
  { item_name: 'Thuisbatterij 10 kWh', group: 'Laden', price: 4916.53 },
  { item_name: 'Voorrijkosten', group: 'Overig', unit: 'keer', price: 45 },
]

/** A price list for installers: fixed and graduated prices, three VAT rates. */
export async function seed(context: Context): Promise<void> {
  for (const { item_name, group, unit = 'stuks', vat = 21, price, description } of CATALOGUE) {
    const product = await createRecord(products, context, {
      item_name,
      product_group: group,
      unit_of_measurement: unit,
      vat_percentage: vat,
      calc_method: typeof price === 'number' ? 'fixed' : 'table',
      description: description ?? null,
    })
    for (const [unit_amount, unit_rate_exc] of typeof price === 'number' ? [[1, price] as const] : price) {
      await createRecord(productTableRows, context, { product_id: product.id, unit_amount, unit_rate_exc })
    }
  }
}
