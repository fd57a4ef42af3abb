/** A field of a form that a company starts with. */
interface FirstField {
  readonly field_label: string
  readonly field_name: string
  readonly field_type: string
  readonly unit?: string
  readonly options?: string
  readonly calculationrules?: string
  readonly required?: 1
}

const measure = (field_label: string, field_name: string, unit = 'mm'): FirstField => ({
  field_label,
  field_name,
  field_type: 'number',
  unit,
})
const works = (field_label: string, field_name: string, unit: string, calculationrules: string): FirstField => ({
  field_label,
  field_name,
  field_type: 'calculated',
  unit,
  calculationrules,
})

/** Forms that a company starts with, with the formulas of the specification (G-ROOM, R-SURV-007, R-SURV-008). */
export const FIRST_FORMS: readonly {
  readonly description: string
  readonly recurring: 0 | 1
  readonly fields: readonly FirstField[]
}[] = [
  {
    description: 'Ruimte',
    recurring: 1,
    fields: [
      measure('Breedte', 'room_width'),
      measure('Lengte', 'room_length'),
      measure('Correctie oppervlak', 'room_area_adaptation', 'm²'),
      works('Oppervlak', 'room_area_subtotal', 'm²', 'room_width * room_length / 1000000'),
      works('Oppervlak totaal', 'room_area_total', 'm²', 'room_area_subtotal + room_area_adaptation'),
      { field_label: "Foto's", field_name: 'fotos', field_type: 'photo' },
    ],
  },
  {
    description: 'Dak',
    recurring: 1,
    fields: [
      {
        field_label: 'Soort dak',
        field_name: 'dak_soort',
        field_type: 'selectbox',
        options: 'Pannen, Leien, Plat, Staal',
      },
      measure('Vermogen per paneel', 'roofenergypanelpower', 'Wp'),
      measure('Aantal panelen', 'roofamountofpanels', 'st.'),
      works('Geïnstalleerd vermogen', 'roofinstalledpower', 'Wp', 'roofenergypanelpower * roofamountofpanels'),
      { field_label: "Foto's", field_name: 'fotos', field_type: 'photo' },
    ],
  },
  {
    description: 'Raam',
    recurring: 1,
    fields: [
      measure('Breedte', 'window_width'),
      measure('Hoogte', 'window_length'),
      works('Oppervlak', 'window_area', 'm²', 'window_length * window_width / 1000000'),
      {
        field_label: 'Soort glas',
        field_name: 'glas_soort',
        field_type: 'selectbox',
        options: 'Enkel, Dubbel, HR++, Triple',
      },
    ],
  },
  {
    description: 'Gevel',
    recurring: 1,
    fields: [
      measure('Breedte', 'wall_width'),
      measure('Nokhoogte', 'roof_height'),
      measure('Goothoogte', 'gutter_height'),
      measure('Obstakels', 'wall_area_obstacles', 'm²'),
      measure('Correctie oppervlak', 'wall_area_adaptation', 'm²'),
      works(
        'Oppervlak',
        'wall_area_subtotal',
        'm²',
        '(wall_width * gutter_height + wall_width * (roof_height - gutter_height) / 2) / 1000000 - wall_area_obstacles',
      ),
      works('Oppervlak totaal', 'wall_area_total', 'm²', 'wall_area_subtotal + wall_area_adaptation'),
    ],
  },
]
