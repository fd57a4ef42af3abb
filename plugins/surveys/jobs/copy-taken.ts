import type { Context } from '@core/context/context'
import { heavyJob } from '@core/context/event'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { AttachedFile } from '@core/files/attachments/attached-file'
import { deleteFiles } from '@core/files/delete-files'
import { Picture } from '@core/files/pictures/picture'
import { preparePicture } from '@core/files/pictures/prepare-picture'
import { keysOf } from '@core/files/pictures/thumbnails'
import { takesAlong } from '../domain/coming-along'
import { FlowDataItem } from '../entities/flow-data-item'
import { VerticalVersion } from '../entities/vertical-version'

interface Copy {
  readonly from: number
  readonly to: number
}

const PICTURE = [
  'field_name',
  'filename',
  'content_type',
  'size',
  'width',
  'height',
  'status',
  'file_key',
  'taken_at',
  'created_at',
] as const
const FILE = ['field_name', 'filename', 'content_type', 'size', 'file_key'] as const

/** Photos and files of a form for a copy of it, each with bytes of its own: those whose question the copy asks too. */
export const copyTaken = heavyJob<Copy, readonly string[]>('surveys.copy-taken', {
  async reachOut({ from, to }, context) {
    const { pictures, files } = await takenAlong(context, from, to)
    const store = context.files
    const keys = [...pictures.map(({ file_key }) => keysOf(file_key)), ...files.map(({ file_key }) => [file_key])]
    return async () => {
      const copied: string[] = []
      for (const each of keys) {
        const [original = ''] = each
        for (const key of each) {
          const file = await store.get(key)
          if (file) await store.put(keyFor(key, to), file.bytes, file.contentType)
          if (file && key === original) copied.push(key)
        }
      }
      return copied
    }
  },
  async run({ from, to }, context, copied) {
    const item = await openRecord(context, FlowDataItem, to, { hold: true })
    const isOpen = item?.status === 'open' && !item.deleted_at
    const kept = new Set(isOpen ? await addTaken(context, { from, to }, item, copied) : [])
    // Sent, removed, or taken away from the original meanwhile: nothing refers to these copies.
    const keys = copied.filter(key => !kept.has(key)).flatMap(key => keysOf(keyFor(key, to)))
    if (keys.length) context.enqueue(deleteFiles, { keys })
  },
})

/** Notes the photos and files of a copy; answers the keys of the originals whose bytes it uses. */
async function addTaken(
  context: Context,
  { from, to }: Copy,
  { flow_id = null, vertical_id }: { readonly flow_id?: number | null; readonly vertical_id: number },
  copied: readonly string[],
): Promise<string[]> {
  const { pictures, files } = await takenAlong(context, from, to)
  const there = <Row extends { file_key: string }>(rows: readonly Row[]) =>
    rows.filter(({ file_key }) => copied.includes(file_key))
  const made = there(pictures).map(({ id: _, created_at, taken_at, file_key, ...picture }) => ({
    ...picture,
    ...{ picturable_type: 'flowdataitem', picturable_id: to, flow_data_item_id: to, flow_id, vertical_id },
    taken_at: new Date(taken_at ?? created_at),
    file_key: keyFor(file_key, to),
  }))
  const ids = await insertRows(context, Picture, made)
  for (const [at, { status }] of made.entries())
    if (status === 'processing') context.enqueue(preparePicture, { id: Number(ids[at]) })
  await insertRows(
    context,
    AttachedFile,
    there(files).map(({ id: _, file_key, ...file }) => ({
      ...file,
      ...{ attachedfileable_type: 'flowdataitem', attachedfileable_id: to, flow_id, file_key: keyFor(file_key, to) },
    })),
  )
  return [...there(pictures), ...there(files)].map(({ file_key }) => file_key)
}

/** The same for the same copy, however often the job is tried. */
const keyFor = (key: string, to: number): string => key.replace(/([^/]+)$/, `${to}-$1`)

async function takenAlong(context: Context, from: number, to: number) {
  const items = await readRows(context, FlowDataItem, ['id', 'verticalversion_id'], { id: [from, to] })
  const versionIds = items.map(({ verticalversion_id }) => verticalversion_id)
  const versions = await readRows(context, VerticalVersion, ['id', 'fields'], { id: versionIds })
  const fieldsOf = (id: number) =>
    versions.find(version => version.id === items.find(item => item.id === id)?.verticalversion_id)?.fields ?? []
  const goes = ({ field_name }: { field_name: string | null }) =>
    field_name !== null && takesAlong(fieldsOf(from), fieldsOf(to), field_name)
  const pictures = await readRows(context, Picture, ['id', ...PICTURE], { flow_data_item_id: from }, 'id')
  const ofForm = { attachedfileable_type: 'flowdataitem', attachedfileable_id: from }
  const files = await readRows(context, AttachedFile, ['id', ...FILE], ofForm, 'id')
  return { pictures: pictures.filter(goes), files: files.filter(goes) }
}
