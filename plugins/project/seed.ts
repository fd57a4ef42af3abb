import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { addWorkingDays } from '@core/domain/week'
import { addPicture, ownerColumnsOf } from '@core/files/pictures/pictures'
import { createRecord, updateRecord } from '@core/resource/record'
import { Upload } from '@core/storage/accepted-file'
import { later } from '@core/time/lasting'
import { momentAt, today } from '@core/time/today'
import { User } from '@core/users/user'
import { taskTemplates } from '@plugins/basis/contract'
import { type Visit, visits } from '@plugins/basis/contract/visits'
import { type FlowFacts, flowReader } from '@plugins/crm/contract'
import { formHolder } from '@plugins/surveys/contract'
import sharp from 'sharp'
import type { MATERIAL_STATUSES } from './contract/material-status'
import { ProjectMaterial } from './entities/project-material'
import { hourRates } from './resources/hour-rates'
import { projectMaterials } from './resources/project-materials'
import { projects } from './resources/projects'
import { workHours } from './resources/work-hours'

/** What there is to do on a roof: working days after the beginning, minutes and what. */
const VISITS = [
  [0, 480, 'Montage, dag 1'],
  [1, 360, 'Montage, dag 2'],
  [2, 120, 'Afwerken en keuren'],
] as const

/** What an hour of who does them costs, in euros. */
const RATE = 48

/** Six projects: working days from today, what it is, how far it came, and how many of its visits were done. */
const PROJECTS = [
  [-8, 'Zonnepanelen, 16 stuks', 'completed', 3],
  [-5, 'Warmtepomp en boiler', 'completed', 3],
  [-1, 'Zonnepanelen, 46 stuks', 'planned', 1],
  [4, 'Hybride warmtepomp', 'planned', 0],
  [null, 'Thuisbatterij en laadpaal', 'new', 0],
  [6, 'Airconditioning, 3 kamers', 'cancelled', 0],
] as const

/** What every roof takes: how many of what, from whom. */
const MATERIALS = [
  ['Zonnepaneel 430 Wp', 16, 'stuks', 'Technische Unie'],
  ['Omvormer 5 kW', 1, 'stuks', 'Technische Unie'],
  ['Montageset schuin dak', 16, 'sets', 'Esdec'],
  ['DC-kabel 6 mm²', 60, 'm', 'Rexel'],
] as const

/** Plain pictures of what fitters photograph. */
const PICTURES = [
  '<rect width="480" height="360" fill="#a9c7dc"/><path d="M30 300 240 70l210 230z" fill="#7c4b3c"/><g fill="#23333d"><path d="M190 170h42v60h-42zM240 170h42v60h-42zM165 240h42v56h-42zM215 240h42v56h-42z"/></g>',
  '<rect width="480" height="360" fill="#d9d2c4"/><rect x="120" y="60" width="110" height="230" rx="6" fill="#eef1f1"/><rect x="140" y="86" width="70" height="40" fill="#35464d"/><rect x="270" y="60" width="110" height="230" rx="6" fill="#eef1f1"/><rect x="290" y="86" width="70" height="40" fill="#2f6b54"/>',
] as const
const SIZE = { width: 960, height: 720 }

/** Work in every stage: done, on its way, planned, waiting and called off. */
export async function seed(context: Context): Promise<void> {
  if (!context.owns('CRM')) return
  const flows = await context.use(flowReader).inStatus(context, ['invoice', 'project', 'aftercare'], 40)
  const done = flows.filter(({ status }) => status !== 'project')
  const open = flows.filter(({ status }) => status === 'project')
  const [leader] = await openRecords(context, User, { user_type: not('partner'), role: 200 }, { sort: '-id' })
  if (leader) await createRecord(hourRates, context, { user_id: leader.id, rate: RATE })
  const template = await makeTemplate(context)
  const photos = await Promise.all(PICTURES.map(draw))
  const signature = await drawSignature()
  for (const [day, title, status, finished] of PROJECTS) {
    const flow = (status === 'completed' ? done : open).shift()
    if (!flow) continue
    const project = await begin(context, flow, {
      title,
      user_id: leader?.id ?? null,
      projecttemplate_id: template,
      day,
    })
    const own = await context.use(visits).of(context, [project.id])
    for (const visit of own.slice(0, finished)) await finish(context, visit)
    for (const bytes of finished ? photos : []) await takePhoto(context, project.id, bytes)
    await stock(context, project.id, status)
    if (status === 'completed') await deliver(context, project, signature)
    if (status === 'completed' || status === 'cancelled') await updateRecord(projects, context, project, { status })
  }
}

/** A visit that was done, with the time that it took: a quarter of an hour more than was planned. */
async function finish(context: Context, { id, project_id, user_id, start_date, end_date }: Visit): Promise<void> {
  if (!end_date) return
  await context.use(visits).finish(context, id, new Date(end_date))
  const until = { start_date, end_date: later(end_date, 15) }
  await createRecord(workHours, context, { project_id, task_id: id, user_id, ...until })
}

/** Where the materials are of projects that came so far, from the first one on. */
const STOOD: Readonly<Record<(typeof PROJECTS)[number][2], readonly (typeof MATERIAL_STATUSES)[number][]>> = {
  new: ['to_order'],
  planned: ['used', 'on_van', 'in', 'ordered'],
  completed: ['used'],
  cancelled: ['to_order'],
}

/** What was agreed to is on its way; where nothing was, what every roof takes. Of one thing more was used. */
async function stock(context: Context, project_id: number, status: (typeof PROJECTS)[number][2]): Promise<void> {
  const all = () => openRecords(context, ProjectMaterial, { project_id }, { sort: 'id' })
  if (!(await all()).length)
    for (const [item_name, amount, unit_of_measurement, supplier] of MATERIALS)
      await createRecord(projectMaterials, context, {
        ...{ project_id, item_name, amount },
        unit_of_measurement,
        supplier,
      })
  const stood = STOOD[status]
  for (const [at, material] of (await all()).entries()) {
    const next = stood[Math.min(at, stood.length - 1)]
    const more = status === 'completed' && at === 0 ? { amount_used: material.amount + 2 } : {}
    if (next !== 'to_order') await updateRecord(projectMaterials, context, material, { status: next, ...more })
  }
}

/** Its customer signed for the work, with all of it in order. */
async function deliver(
  context: Context,
  { flow_data_id }: { readonly flow_data_id?: number | null },
  signature: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (!flow_data_id) return
  const holder = context.use(formHolder)
  const answers = {
    ...{ installatie_getest: true, uitleg_gegeven_aan_bewoner: true, app_gekoppeld: true },
    restpunten: 'Geen',
  }
  for (const id of await holder.formsOf(context, flow_data_id)) await holder.finish(context, id, { answers, signature })
}

async function drawSignature(): Promise<Uint8Array<ArrayBuffer>> {
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><rect width="640" height="240" fill="#fff"/><path d="M60 170C90 60 130 40 140 120s20 60 50-20 40-40 40 20 30 40 60-10 50-50 60 0 40 30 80-20 60-30 110-20" fill="none" stroke="#161c1e" stroke-width="6" stroke-linecap="round"/></svg>'
  return new Uint8Array(await sharp(Buffer.from(drawn)).png().toBuffer())
}

interface Begun {
  readonly title: string
  readonly user_id: number | null
  readonly projecttemplate_id: number
  readonly day: number | null
}

async function begin(context: Context, flow: FlowFacts, { day, ...given }: Begun) {
  const { company } = context
  const moment = day === null ? null : momentAt(addWorkingDays(today(company), day), '08:00', company)
  const start = moment ? { start_date: moment.toISOString() } : {}
  return createRecord(projects, context, { flow_id: flow.id, ...given, ...start })
}

async function makeTemplate(context: Context): Promise<number> {
  const { id, flow_data_id } = await createRecord(projects, context, { title: 'Plaatsing', is_template: true })
  if (flow_data_id) await context.use(formHolder).beginEach(context, { holder: flow_data_id, type: 'project' })
  const tasks = VISITS.map(([offset_days, duration, title]) => ({ title, duration, offset_days }))
  await context.use(taskTemplates).add(context, { project_id: id }, tasks)
  return id
}

async function takePhoto(context: Context, project: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const owner = await ownerColumnsOf(context, { picturable_type: 'project', picturable_id: project })
  const photo = { bytes, contentType: 'image/jpeg', extension: 'jpg', ...SIZE }
  await addPicture(context, new Upload('montage.jpg', bytes.length, photo), owner)
}

async function draw(shapes: string): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 480 360">${shapes}</svg>`
  return new Uint8Array(await sharp(Buffer.from(drawn)).jpeg({ quality: 80 }).toBuffer())
}
