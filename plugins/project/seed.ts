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
import { hourRates } from './resources/hour-rates'
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
