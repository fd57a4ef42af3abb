import { LEAST_ROLE } from '@core/context/access'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { Type as t } from '@sinclair/typebox'
import { type MergeTag, mergeSources } from '../merge-sources'

export const mergeTagList = t.Array(t.Object({ tag: t.String(), label: t.String() }, { title: 'mergetag' }))

/** All that texts can be filled in with here, in the order of the sources and named in the reader's language (G-MERGE). */
export async function allMergeTags(context: Context): Promise<MergeTag[]> {
  const tags: MergeTag[] = []
  for (const { prefix, tags: names, texts, added } of context.all(mergeSources)) {
    for (const name of names)
      tags.push({ tag: `${prefix}.${name}`, label: context.text(`${texts}.tag.${prefix}.${name}`) })
    if (added) tags.push(...(await added(context)))
  }
  return tags
}

export const listMergeTags = call({
  method: 'GET',
  path: 'mergetag',
  operationId: 'mergetag.list',
  access: { role: LEAST_ROLE },
  summary: 'Merge tags that texts may use, with their names',
  response: mergeTagList,
  run: allMergeTags,
})
