import type { DeletionGuard } from '@core/resource/resource'
import { standardProfile } from './flow-profiles'

/** The standard profile is not deleted (R-SET-006). */
export const standardStays: DeletionGuard = {
  table: 'flowprofile',
  async keeps(ids, context) {
    const standard = await standardProfile(context)
    return new Map(ids.filter(id => id === standard).map(id => [id, 'settings.standard_profile_stays']))
  },
}
