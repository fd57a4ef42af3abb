import type { Context } from '@core/context/context'
import { insertRecord } from '@core/db/insert'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { updateRows, writeAndForget } from '@core/db/write'
import { DEMO_ADDRESSES } from '@core/geocoding/demo-addresses'
import { openLink } from '@core/links/hash'
import { createRecord } from '@core/resource/record'
import { addDays, today } from '@core/time/today'
import { User } from '@core/users/user'
import type { InferEntity } from '@mikro-orm/postgresql'
import { FLOW_STAGES, type FlowStatus, flowLink, stageOf } from './contract'
import type { Flow } from './entities/flow'
import { LocationType } from './entities/location-type'
import { Message } from './entities/message'
import { Relation } from './entities/relation'
import { flows } from './resources/flows'
import { locations } from './resources/locations'
import { notes } from './resources/notes'
import { organizations } from './resources/organizations'
import { relations } from './resources/relations'
import { seedAgenda } from './seed-agenda'

const FIRST = [
  'Marieke',
  'Hendrik',
  'Yasmina',
  'Roel',
  'Tineke',
  'Anouk',
  'Joop',
  'Ilse',
  'Gert-Jan',
  'Pieter',
  'Willem',
  'Bea',
  'Stefan',
  'Carla',
  'Dirk',
  'Lia',
  'Tom',
  'Gerda',
  'Arjan',
  'Els',
  'Chris',
  'Ada',
  'Henk',
  'Rik',
  'Nadia',
  'Mehmet',
  'Sofie',
  'Daan',
]
const LAST: readonly (readonly [string | null, string])[] = [
  ['van der', 'Meulen'],
  [null, 'Drost'],
  ['van', 'Dijk'],
  [null, 'Beekman'],
  [null, 'Aalders'],
  [null, 'Huisman'],
  [null, 'Lubbers'],
  ['van den', 'Berg'],
  [null, 'Bouwmeester'],
  ['van der', 'Heide'],
  [null, 'Jansen'],
  [null, 'Kuipers'],
  [null, 'Nijboer'],
  [null, 'Oosterhuis'],
  [null, 'Post'],
  [null, 'Ruiter'],
  [null, 'Wessels'],
  [null, 'Pol'],
  [null, 'Smeenk'],
  [null, 'Hofman'],
  ['van', 'Veen'],
  [null, 'Pietersen'],
  [null, 'Mulder'],
  [null, 'Scholten'],
  ['el', 'Amrani'],
  [null, 'Yilmaz'],
  ['de', 'Groot'],
]
const SUBJECTS = [
  'Zonnepanelen en omvormer',
  'Hybride warmtepomp',
  'Vloerisolatie en HR++ glas',
  'Airco slaapkamers',
  'Zonnepanelen, thuisbatterij',
  'Spouwmuurisolatie',
  'Kozijnen voorgevel',
  'Warmtepomp all-electric',
  'Laadpaal en zonnepanelen',
]
const SOURCES = ['Eigen website', 'Doorverwijzing', 'Vergelijker', 'Beurs', 'Telefoon']
const TAGS = ['Particulier', 'Zakelijk', 'ISDE', 'Hypotheek', 'Onderhoud', 'VvE']
/** What customers ask, so that no two conversations in the demo read the same. */
const QUESTIONS = [
  'Kan de buitenunit ook achter de berging? En wat kost dat extra?',
  'Is de factuur al aangepast? Ik zie nog het oude bedrag.',
  'De ledenvergadering is akkoord met portiek A en B.',
  'Morgen ben ik vanaf 15 uur thuis, is dat goed?',
  'Kunt u de subsidie voor ons aanvragen?',
  'Hoe lang is de levertijd van de omvormer?',
  'Mag de laadpaal ook aan de andere kant van de oprit?',
]
const STAGE_DATES = [
  'date_lead',
  'date_intake',
  'date_quotation',
  'date_confirmation',
  'date_project',
  'date_invoice',
  'date_aftercare',
] as const
const PHASES: Record<FlowStatus, readonly string[]> = {
  unread: ['Ongelezen'],
  new: ['Eerste contact maken', 'Nabellen', 'Afspraak gemaakt'],
  intake: ['Inplannen', 'Opname ingepland', 'Uitwerken opname'],
  quotation: ['Maken offerte', 'Offerte verstuurd', 'Nagebeld'],
  confirmation: ['Maken opdrachtbevestiging', 'opdrachtbevestiging verstuurd'],
  project: ['Inplannen', 'Werkzaamheden ingepland', 'Uitvoeren'],
  invoice: ['Maken factuur', 'Factuur verstuurd', 'Deel betaling gedaan'],
  aftercare: ['Klacht ontvangen', 'Referentie ontvangen'],
  completed: ['Betaald'],
  cancelled: ['On hold'],
}

const YOUNG: readonly FlowStatus[] = ['unread', 'new', 'new', 'intake', 'intake', 'quotation', 'quotation', 'quotation']
const RUNNING: readonly FlowStatus[] = [
  'intake',
  'quotation',
  'quotation',
  'confirmation',
  'project',
  'project',
  'invoice',
  'cancelled',
]
const OLD: readonly FlowStatus[] = ['invoice', 'aftercare', 'completed', 'completed', 'completed', 'cancelled']
const DAY_MS = 86_400_000

/** The same company every time: numbers that look random and are not. */
function dice(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  return { below: next, of: <T>(list: readonly T[]): T => list[next(list.length)] as T }
}

/** A lived-in company: relations and dossiers in every stage over the last fourteen months. */
export async function seed(context: Context): Promise<void> {
  const large = context.owns('PROJECT')
  const { below, of } = dice(20 + context.company.id)
  const staff = await openRecords(context, User, { user_type: not('partner') })
  const sellers = staff.filter(user => user.user_type === 'sales')
  const handler = () => of(sellers.length ? [...sellers, ...staff.slice(0, 1)] : staff).id

  await seedAgenda(context, staff)

  const houses = [
    'VvE Assendorp',
    'Bakkerij De Korenmaat',
    'Woningstichting De Linde',
    'Basisschool De Wilg',
    'Garage Van Lent',
  ]
  const organizationIds: number[] = []
  for (const name of large ? houses : houses.slice(0, 2)) {
    const { city, postcode, address, lat, lng } = of(DEMO_ADDRESSES)
    const made = await createRecord(organizations, context, {
      name,
      city,
      postcode,
      address,
      lat,
      lng,
      number: String(1 + below(90)),
      lead_source: of(SOURCES),
    })
    organizationIds.push(made.id)
  }
  const people: number[] = []
  const relationCount = large ? 150 : 30
  for (let i = 0; i < relationCount; i++) {
    const name = FIRST[i % FIRST.length] ?? 'Jan'
    const [nameprefix, surname] = LAST[(i * 7 + below(3)) % LAST.length] ?? [null, 'Jansen']
    const { city, postcode, address, lat, lng } = of(DEMO_ADDRESSES)
    const made = await createRecord(relations, context, {
      name,
      nameprefix,
      surname,
      email: `${name}.${surname}${i}@voorbeeld.example`.toLowerCase().replace(/[^a-z0-9.@-]/g, ''),
      phone: `06 ${10 + below(89)} ${10 + below(89)} ${10 + below(89)} ${10 + below(89)}`,
      address,
      number: String(1 + below(160)),
      postcode,
      city,
      lat,
      lng,
      lead_source: of(SOURCES),
      organization_id: i % 11 === 0 ? of(organizationIds) : null,
    })
    const then = new Date(Date.now() - (1 - (i + 1) / relationCount) ** 1.6 * 420 * DAY_MS - below(10) * 3_600_000)
    people.push(made.id)
    if (i % 8 === 3) await otherPlace(context, made.id, of(DEMO_ADDRESSES), 1 + below(40), i)
    await writeAndForget(context)
    // The mapper would say that it was changed just now.
    await updateRows(context, Relation, { id: made.id }, { created_at: then, updated_at: then })
  }
  for (let i = 0; i < (large ? 120 : 20); i++) {
    const age = Math.floor((i / (large ? 120 : 20)) ** 1.6 * 420)
    const status = age > 150 ? of(OLD) : of(age > 45 ? RUNNING : YOUNG)
    const flow = await createRecord(flows, context, {
      relation_id: people[people.length - 1 - (i % people.length)],
      status,
      description: of(SUBJECTS),
      lead_source: of(SOURCES),
      lead_date: addDays(today(context.company), -age),
      tags: [...new Set([of(TAGS), of(TAGS)])],
      user_id: handler(),
      phase: of(PHASES[status]),
      remarks: null,
      ...guess(status, i, today(context.company)),
    })
    flow.created_at = new Date(Date.now() - age * DAY_MS)
    passStages(flow, status, age, below(14))
    await openLink(context, flowLink, String(flow.hash), flow.id)
    await about(context, flow, i, below(100))
    await writeAndForget(context)
  }
}

/** What the adviser expects of a dossier that has no quotation yet, and when it is decided. */
function guess(status: FlowStatus, i: number, day: string) {
  const stage = stageOf(status)
  if (stage !== 'new' && stage !== 'intake') return {}
  return { expected_value: 2500 + ((i * 7) % 23) * 500, closing_date: addDays(day, 14 + ((i * 11) % 40)) }
}

/** Some people have a house to let or a barn as well. */
async function otherPlace(
  context: Context,
  relation_id: number,
  { postcode, address, city, lat, lng }: (typeof DEMO_ADDRESSES)[number],
  number: number,
  i: number,
) {
  const kinds = await openRecords(context, LocationType, {}, { sort: 'id' })
  const kind = kinds[1 + (i % (kinds.length - 1 || 1))]
  await createRecord(locations, context, {
    relation_id,
    location_type_id: kind?.id ?? null,
    postcode,
    address,
    number: String(number),
    city,
    lat,
    lng,
  })
}

/** A dossier that is far came through every stage before, evenly over its age in days, at some hour. */
function passStages(flow: InferEntity<typeof Flow>, status: FlowStatus, age: number, hours: number) {
  const stage = stageOf(status)
  const reached = stage ? FLOW_STAGES.indexOf(stage) : STAGE_DATES.length - 1
  for (const [place, field] of STAGE_DATES.slice(0, reached + 1).entries()) {
    const at = Date.now() - (age - (age * place) / (reached + 1)) * DAY_MS - hours * 3_600_000
    flow[field] = flow.flowstage_start_at = new Date(Math.max(flow.created_at.getTime(), at))
  }
}

async function about(context: Context, flow: InferEntity<typeof Flow>, i: number, luck: number) {
  if (luck < 35) {
    await createRecord(notes, context, {
      noteable_type: 'flow',
      noteable_id: flow.id,
      flow_id: flow.id,
      sticky: luck < 12,
      description:
        luck < 12
          ? 'Buitenunit niet onder het slaapkamerraam. Graag achter de berging, dat is 4 m extra leidingwerk.'
          : 'Gebeld: klant wil eind van de maand beslissen.',
    })
  }
  if (i % 9 === 0) {
    await insertRecord(context, Message, {
      content: QUESTIONS[(i / 9) % QUESTIONS.length] ?? '',
      sender: 'customer',
      sender_name: flow.relation_fullname,
      flow_id: flow.id,
      relation_id: flow.relation_id,
      messageable_type: 'flow',
      messageable_id: flow.id,
      status: i % 18 === 0 ? 'unread' : 'read',
      created_at: new Date(Math.max(flow.created_at.getTime(), Date.now() - (i + luck / 10) * DAY_MS)),
    })
  }
}
