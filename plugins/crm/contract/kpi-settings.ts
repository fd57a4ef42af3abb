/** What a key figure of dossiers counts: nothing, what was sold of products, or what a form says (G-KPI). */
export const KPI_TYPES = ['none', 'productamount', 'productrevenue', 'formfield'] as const
export type KpiType = (typeof KPI_TYPES)[number]

/** A field of a form that counts; by its number it is found under whatever name it goes. */
export interface KpiField {
  vertical_id: number
  field_name: string
  verticaldatafield_id?: number
}

/** The key figures that a company can have, by what stands behind the names of their settings. */
export const KPI_PLACES = ['', '2', '3'] as const
type Place = (typeof KPI_PLACES)[number]

/** The settings of key figures as companies keep them. */
export type KpiValues = { readonly [K in `kpi_type${Place}`]: KpiType } & {
  readonly [K in `kpi_label${Place}` | `kpi_unit${Place}`]: string | null
} & { readonly [K in `kpi_products${Place}`]: number[] } & { readonly [K in `kpi_forms${Place}`]: KpiField[] }

/** One key figure of dossiers, and the column of a dossier that has its value. */
export interface Kpi {
  readonly place: Place
  readonly column: `kpi_value${Place}`
  readonly type: KpiType
  readonly label: string | null
  readonly unit: string | null
  readonly products: readonly number[]
  readonly forms: readonly KpiField[]
}

/** All three, those that count nothing too. */
export const everyKpi = (values: KpiValues): Kpi[] =>
  KPI_PLACES.map(place => ({
    place,
    column: `kpi_value${place}`,
    type: values[`kpi_type${place}`],
    label: values[`kpi_label${place}`],
    unit: values[`kpi_unit${place}`] ?? (values[`kpi_type${place}`] === 'productrevenue' ? '€' : null),
    products: values[`kpi_products${place}`],
    forms: values[`kpi_forms${place}`],
  }))

/** Those that the company counts. */
export const kpisOf = (values: KpiValues): Kpi[] => everyKpi(values).filter(({ type }) => type !== 'none')
