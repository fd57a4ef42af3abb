import { signedIn } from '@core/context/context'
import { resource } from '@core/resource/resource'
import { ListView } from './list-view'

/** Saved views of lists: each user has their own, and sees no others. */
export const listViews = resource({
  path: 'listview',
  entity: ListView,
  sort: 'id',
  readonly: ['user_id'],
  scope: context => ({ user_id: signedIn(context).id }),
  prepare(view, context, _changes, before) {
    if (!before) view.user_id = signedIn(context).id
  },
})
