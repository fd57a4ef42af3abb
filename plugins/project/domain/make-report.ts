import type { Context } from '@core/context/context'
import { heavyJob, on } from '@core/context/event'
import { openHeld } from '@core/db/open-held'
import { openRecord } from '@core/db/open-record'
import { notify } from '@core/notifications/notify'
import { move } from '@core/states/move'
import { visits } from '@plugins/basis/contract/visits'
import {
  approveDocument,
  createDocument,
  type DocumentKind,
  type DocumentRecord,
  documentKinds,
  documentTypeWithTag,
  readSignaturePicture,
  sendVersion,
  shownVersion,
} from '@plugins/documents/contract'
import { formSent, type SignedForm, signedForms } from '@plugins/surveys/contract'
import { projectEvents } from '../contract'
import { Project } from '../entities/project'
import type { ProjectRecord } from './project-record'
import { projectStates } from './project-states'
import { reportWidgets } from './report-widgets'

/** What companies call the type of document that delivers work. */
const TYPE_TAG = 'oplevering'

interface Signed {
  readonly form_id: number
}

/** The kind whose documents are of types that the company names: reports are of one of these. */
const reportKind = (context: Context): DocumentKind | undefined => context.all(documentKinds).find(({ typed }) => typed)

const projectOf = (context: Context, flow_data_id: number) =>
  openRecord(context, Project, { flow_data_id, is_template: false, deleted_at: null })

/** A form of a project that ends with a signature makes the report of the delivery. */
export const reportFollows = on(
  formSent,
  'make the report that was signed',
  async ({ id }, context) => {
    const form = reportKind(context) && (await context.use(signedForms).signed(context, id))
    if (form?.type === 'project' && (await projectOf(context, form.flow_data_id)))
      context.enqueue(makeReport, { form_id: id })
  },
  { within: true },
)

/**
 * Freezes a signed form of a project as a document that its customer agreed to, by the engine of all documents: the same
 * version, signature, mail and proof. The project is done with it, unless there is more to do after it.
 */
export const makeReport = heavyJob<Signed, string | null>(
  'project.make-report',
  {
    async reachOut({ form_id }, context) {
      const form = await context.use(signedForms).signed(context, form_id)
      const picture = form && (await context.files.get(form.signature_key))
      const companyId = context.company.id
      return async () => (picture ? readSignaturePicture(companyId, picture.bytes) : null)
    },
    async run({ form_id }, context, signature) {
      const kind = reportKind(context)
      const form = await context.use(signedForms).signed(context, form_id)
      const found = form && (await projectOf(context, form.flow_data_id))
      // Sent back to be filled in further meanwhile: it comes again.
      if (!kind || !form || !found || !signature) return
      const project = await openHeld(context, Project, found.id)
      if (!project) return
      const document = await freeze(context, kind, project, form, signature)
      project.delivery_id = document.id
      context.log({
        type: 'project',
        id: project.id,
        flowId: project.flow_id ?? null,
        description: 'delivered',
        after: { number: document.number, title: document.title, form_id },
      })
      await context.emit(projectEvents.delivered, { id: project.id })
      await complete(context, project, form.signed_at)
    },
  },
  { givenUp: ({ form_id }, context) => tellLeader(context, form_id) },
)

async function freeze(
  context: Context,
  kind: DocumentKind,
  project: ProjectRecord,
  form: SignedForm,
  signature: string,
): Promise<DocumentRecord> {
  const { pages, signed_at } = form
  const document = await createDocument(context, kind, {
    flow_id: project.flow_id ?? null,
    title: [pages.title, project.title].filter(Boolean).join(', ').slice(0, 255),
    document_type_id: await documentTypeWithTag(context, TYPE_TAG),
    widgets: reportWidgets(context, pages, project),
    fields: { user_id: project.user_id ?? null },
  })
  await sendVersion(context, kind, document, 'send', { at: signed_at })
  const version = await shownVersion(context, kind, document)
  await approveDocument(
    context,
    kind,
    document.id,
    {
      ...{ signername: form.signername ?? project.relation_fullname, signature, agreeswithoffer: true },
      fingerprint: version?.fingerprint ?? '',
    },
    { at: signed_at },
  )
  return document
}

/** Work that was delivered is done, as far as no visit comes after it or waits to be planned. */
async function complete(context: Context, project: ProjectRecord, at: Date): Promise<void> {
  if (project.status !== 'new' && project.status !== 'planned') return
  const own = await context.use(visits).of(context, [project.id])
  const left = own.filter(
    ({ status, start_date }) => status !== 'afgerond' && !(start_date && new Date(start_date) <= at),
  )
  if (!left.length) await move(context, projectStates, project, 'complete', { at })
}

async function tellLeader(context: Context, form_id: number): Promise<void> {
  const form = await context.use(signedForms).signed(context, form_id)
  const project = form && (await projectOf(context, form.flow_data_id))
  if (!project) return
  await notify(context, {
    ...{ type: 'project', id: project.id, flowId: project.flow_id ?? null, userId: project.user_id ?? null },
    title: context.text('project.report_not_made', { number: project.number ?? '' }),
    url: `/flowdataitem_detail/${form_id}`,
  })
}
