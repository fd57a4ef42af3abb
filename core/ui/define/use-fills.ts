import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { translate } from '../i18n/texts.ts'
import { type Translate, useLanguage } from '../i18n/use-t.ts'
import { lookForNewVersion } from '../release/new-version.ts'
import { type CurrentUser, mayUse, useMaybeUser } from '../session/current-user.ts'
import { type From, type Registry, useRegistry } from './registry.ts'
import type { Fill, Place } from './slot.ts'

/** What fills a place for this user, in order. */
export function useFills<Content>(place: Place<Content>): From<Fill<Content>>[] {
  const { fills } = useRegistry()
  const user = useMaybeUser()
  return useMemo(() => fillsOf(fills, place, user), [fills, user, place])
}

/** {@link useFills} outside a component. */
export function fillsOf<Content>(
  fills: Registry['fills'],
  place: Place<Content>,
  user: CurrentUser | null,
): From<Fill<Content>>[] {
  return (fills as From<Fill<Content>>[])
    .filter(fill => fill.slot === place.name && isForUser(fill, user))
    .sort((one, other) => one.order - other.order || one.key.localeCompare(other.key))
}

/**
 * The data in a place, made with the texts of the plugins that filled it; undefined while it is on its way. What does not
 * come is left out.
 */
export function useContents<Data>(place: Place<(t: Translate) => readonly Data[]>): readonly Data[] | undefined {
  const fills = useFills(place)
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['fills', place.name, fills.map(({ code, key }) => `${code}.${key}`)],
    queryFn: () => Promise.all(fills.map(loaded)),
    enabled: fills.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language makes other words
  return useMemo(() => {
    if (fills.length === 0) return []
    return data?.flatMap(({ code, make }) => make((key, values) => translate(code, key, values)))
  }, [fills, data, language])
}

async function loaded<Data>({ code, key, load }: From<Fill<(t: Translate) => readonly Data[]>>) {
  const make = await load().then(
    module => module.default,
    async (error: unknown) => {
      await lookForNewVersion(error)
      console.error(`What ${code} adds as ${key} did not come`, error)
      return () => []
    },
  )
  return { code, make }
}

/** The portal has no user: there the API decides what is shown. */
function isForUser(fill: Fill, user: CurrentUser | null): boolean {
  return user === null ? fill.role === 0 : mayUse(user, fill)
}
