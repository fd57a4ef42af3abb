import type { Context } from '@core/context/context'
import { addPicture, ownerColumnsOf } from '@core/files/pictures/pictures'
import { createRecord } from '@core/resource/record'
import { move } from '@core/states/move'
import { Upload } from '@core/storage/accepted-file'
import { flowReader } from '@plugins/crm/contract'
import sharp from 'sharp'
import { itemStates } from './domain/item-states'
import { makeFirstForms } from './domain/make-first-forms'
import { flowDataItems, flowDataOf } from './resources/flow-data-items'
import { verticalDataFields } from './resources/vertical-data-fields'
import { verticals } from './resources/verticals'

/** What an adviser looks at in a house. */
const SURVEY = [
  { field_label: 'Woning', field_type: 'header' },
  { field_label: 'Soort woning', field_type: 'selectbox', options: 'Rijwoning, Hoekwoning, Vrijstaand, Appartement' },
  { field_label: 'Bouwjaar', field_type: 'text', required: 1 },
  { field_label: 'Gasverbruik', field_type: 'number', unit: 'm³', required: 1 },
  { field_label: 'Stroomverbruik', field_type: 'number', unit: 'kWh' },
  {
    ...{ field_label: 'Warmtevraag', field_type: 'calculated', unit: 'kW' },
    calculationrules: 'gasverbruik * 8.8 / 1650',
  },
  { field_label: 'Aanwezig', field_type: 'multiselect', options: 'Vloerverwarming, Radiatoren, Airco, Zonnepanelen' },
  { field_label: 'Meterkast', field_type: 'header' },
  { field_label: 'Aansluiting', field_type: 'selectbox', options: '1 x 35 A, 1 x 40 A, 3 x 25 A, 3 x 35 A' },
  { field_label: 'Vrije groepen', field_type: 'number' },
  { field_label: 'Foto’s meterkast', field_type: 'photo', field_name: 'fotos_meterkast', required: 1 },
  { field_label: 'Buitenunit', field_type: 'header' },
  { field_label: 'Plek', field_type: 'textarea' },
  { field_label: 'Foto’s buiten', field_type: 'photo', field_name: 'fotos_buiten' },
  { field_label: 'Plek op tekening', field_type: 'drawing' },
  { field_label: 'Klant akkoord met plek', field_type: 'checkbox' },
  { field_label: 'Handtekening klant', field_type: 'signature' },
] as const

/** What a fitter looks at before the work is left. */
const HANDOVER = [
  { field_label: 'Installatie getest', field_type: 'checkbox' },
  { field_label: 'Uitleg gegeven aan bewoner', field_type: 'checkbox' },
  { field_label: 'App gekoppeld', field_type: 'checkbox' },
  { field_label: 'Restpunten', field_type: 'textarea' },
  { field_label: 'Foto’s', field_type: 'photo' },
  { field_label: 'Handtekening klant', field_type: 'signature' },
] as const

const HOUSES = [
  {
    soort_woning: 'Rijwoning',
    ...{ bouwjaar: '1974', gasverbruik: 1420, stroomverbruik: 3850, aanwezig: ['Radiatoren'] },
    ...{ aansluiting: '3 x 25 A', vrije_groepen: 2, klant_akkoord_met_plek: true },
    plek: 'Achter de berging, niet onder het slaapkamerraam.',
  },
  {
    soort_woning: 'Hoekwoning',
    ...{ bouwjaar: '1992', gasverbruik: 1180, aanwezig: ['Vloerverwarming', 'Zonnepanelen'], aansluiting: '1 x 35 A' },
  },
  {
    soort_woning: 'Vrijstaand',
    ...{ bouwjaar: '1936', gasverbruik: 2650, stroomverbruik: 5200, aanwezig: ['Radiatoren', 'Airco'] },
    ...{ aansluiting: '3 x 35 A', vrije_groepen: 4, klant_akkoord_met_plek: true },
    plek: 'Naast de garage, 6 m leiding over de gevel.',
  },
]
const ROOMS = [
  ['Woonkamer', { room_width: 4200, room_length: 8100, room_area_adaptation: -0.6 }],
  ['Keuken', { room_width: 3100, room_length: 4200 }],
  ['Slaapkamer 1', { room_width: 3400, room_length: 3900 }],
] as const
const ROOFS = [
  ['Dak voor', { dak_soort: 'Pannen', roofenergypanelpower: 440, roofamountofpanels: 10 }],
  ['Dak achter', { dak_soort: 'Pannen', roofenergypanelpower: 440, roofamountofpanels: 4 }],
] as const

/** Plain pictures of what an adviser photographs, drawn as small as they can be told by. */
const PICTURES = {
  meterkast:
    '<rect width="480" height="360" fill="#c9c2b6"/><rect x="150" y="40" width="180" height="280" rx="6" fill="#eceff0"/><rect x="175" y="70" width="130" height="46" fill="#35464d"/><g fill="#5d6d74"><rect x="175" y="150" width="22" height="44"/><rect x="203" y="150" width="22" height="44"/><rect x="231" y="150" width="22" height="44"/><rect x="259" y="150" width="22" height="44"/></g>',
  buiten:
    '<rect width="480" height="360" fill="#b9cfdd"/><rect y="230" width="480" height="130" fill="#6f8d57"/><rect x="60" y="90" width="250" height="150" fill="#a8644a"/><rect x="100" y="130" width="60" height="60" fill="#dfeaf0"/><rect x="330" y="180" width="96" height="66" rx="5" fill="#eef1f1"/><circle cx="378" cy="213" r="25" fill="#8a979c"/>',
  dak: '<rect width="480" height="360" fill="#a9c7dc"/><path d="M30 300 240 70l210 230z" fill="#7c4b3c"/><g fill="#23333d"><path d="M190 170h42v60h-42zM240 170h42v60h-42zM165 240h42v56h-42zM215 240h42v56h-42zM265 240h42v56h-42z"/></g>',
  kamer:
    '<rect width="480" height="360" fill="#e4ddd0"/><path d="M0 270h480v90H0z" fill="#a5825f"/><rect x="150" y="70" width="180" height="120" fill="#cfe3ee"/><path d="M238 70h6v120h-6z" fill="#fff"/><rect x="130" y="215" width="220" height="50" fill="#f6f6f4"/>',
} as const

/** Forms that were filled in for dossiers: some sent, some halfway, each with photos. */
export async function seed(context: Context): Promise<void> {
  if (!context.owns('CRM')) return
  const [room, roof] = await makeFirstForms(context)
  const survey = await createRecord(verticals, context, { description: 'Opname woning' })
  for (const [order, field] of SURVEY.entries())
    await createRecord(verticalDataFields, context, { ...field, order, vertical_id: survey.id })
  if (context.owns('PROJECT')) {
    const handover = await createRecord(verticals, context, { description: 'Opleverrapport', type: 'project' })
    for (const [order, field] of HANDOVER.entries())
      await createRecord(verticalDataFields, context, { ...field, order, vertical_id: handover.id })
  }
  const photos = await drawn()
  const flows = await context.use(flowReader).inStatus(context, ['intake', 'quotation', 'confirmation', 'project'], 9)
  for (const [at, flow] of flows.entries()) {
    const house = HOUSES[at % HOUSES.length] ?? {}
    // What is on offer already was looked at before.
    const isOver = flow.status !== 'intake'
    const taken = at % 3 === 1 ? [] : (['meterkast', 'buiten'] as const)
    await fill(
      survey.id,
      flow.id,
      null,
      house,
      taken.map(kind => [`fotos_${kind}`, kind]),
      isOver || at % 3 === 0,
    )
    const [form, named, kind] = at % 2 ? ([roof, ROOFS, 'dak'] as const) : ([room, ROOMS, 'kamer'] as const)
    for (const [name, values] of named.slice(0, 1 + (at % 3)))
      if (form) await fill(form.id, flow.id, name, values, [['fotos', kind]], isOver)
  }

  async function fill(
    vertical_id: number,
    flow_id: number,
    description: string | null,
    field_values: Readonly<Record<string, unknown>>,
    taken: readonly (readonly [field: string, kind: keyof typeof PICTURES])[],
    sent: boolean,
  ): Promise<void> {
    const { id: flow_data_id } = await flowDataOf(context, flow_id)
    const item = await createRecord(flowDataItems, context, { flow_data_id, vertical_id, description, field_values })
    for (const [field_name, kind] of taken) {
      const owner = await ownerColumnsOf(context, { flow_data_item_id: item.id, vertical_id, field_name })
      const bytes = photos[kind]
      const photo = { bytes, contentType: 'image/jpeg', extension: 'jpg', ...SIZE }
      await addPicture(context, new Upload(`${kind}.jpg`, bytes.length, photo), owner)
    }
    if (sent) await move(context, itemStates, item, 'send', { set: { sent_user_id: context.user?.id ?? null } })
  }
}

/** Pixels of a drawn photo. */
const SIZE = { width: 960, height: 720 }

async function drawn(): Promise<Record<keyof typeof PICTURES, Uint8Array<ArrayBuffer>>> {
  const draw = async (shapes: string) =>
    new Uint8Array(
      await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 480 360">${shapes}</svg>`,
        ),
      )
        .jpeg({ quality: 80 })
        .toBuffer(),
    )
  const { meterkast, buiten, dak, kamer } = PICTURES
  return {
    meterkast: await draw(meterkast),
    buiten: await draw(buiten),
    dak: await draw(dak),
    kamer: await draw(kamer),
  }
}
