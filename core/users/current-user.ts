import type { CurrentUser } from '@core/context/context'
import { type DeclaredModule, LANGUAGES, type ModuleTag, tagsOf } from '@core/context/modules'
import { entriesOf } from '@core/context/port'
import type { EntityManager } from '@core/db/orm'
import { nullable } from '@core/db/schema'
import { findCurrentUser } from '@core/db/users/current-user'
import { fullname } from '@core/domain/fullname'
import type { Assembly } from '@core/plugin/assembly'
import { type TProperties, Type as t } from '@sinclair/typebox'

/** One flag per module: `hasModuleCRM` (S0 §3.1). */
const moduleFlags = (modules: readonly DeclaredModule[]): TProperties =>
  Object.fromEntries(modules.map(({ tag }) => [`hasModule${tag}`, t.Boolean()]))

/** The current user as screens get it: one answer per page load. */
export const currentUserSchema = (modules: readonly DeclaredModule[]) =>
  t.Object(
    {
      id: t.Integer(),
      username: t.String(),
      version: t.Integer({ description: 'Of the user, for `If-Match` of a change of their own details' }),
      name: t.String(),
      nameprefix: nullable(t.String()),
      surname: nullable(t.String()),
      fullname: t.String(),
      email: t.String(),
      phone: nullable(t.String()),
      role: t.Integer(),
      user_type: t.String(),
      altDashboard: t.String(),
      language: nullable(t.Union(LANGUAGES.map(language => t.Literal(language)))),
      companyname: t.String(),
      time_zone: t.String(),
      currentcompany_id: t.Integer(),
      appdescription: t.String(),
      trial_until: nullable(
        t.String({
          format: 'date-time',
          description: 'When the trial of its modules ends, or ended; bought without one',
        }),
      ),
      simplemode: t.Integer({ description: '1 hides prices and statistics on the pages of a dossier' }),
      experimental: t.Record(t.String(), t.Boolean()),
      impersonator: nullable(t.Object({ id: t.Integer(), fullname: t.String() })),
      brand: t.Object({ color: nullable(t.String()), logo_url: nullable(t.String()) }),
      customer_pages: t.Record(t.String(), t.String(), {
        description: 'Where the pages of its customers begin, by kind of link; the hash of a record comes behind it',
      }),
      device_key: t.String({
        description:
          'Seals what its user leaves unsent on a device when their sign-in ends; for them alone, and empty for programs',
      }),
      remotes: t.Array(t.Object({ name: t.String(), entry: t.String(), app: t.String() })),
      ...moduleFlags(modules),
    },
    { title: 'currentuser' },
  )

/** Reads the current user, or nothing when user or company is gone. */
export async function currentUserOf(
  em: EntityManager,
  assembly: Assembly,
  companyId: number,
  userId: number,
  actor: CurrentUser['actor'],
) {
  const found = await findCurrentUser({ em, company: { id: companyId } }, userId)
  if (!found) return undefined
  const owned = new Set(
    (found.modules ?? []).filter(
      tag => assembly.modules.has(tag) && !found.module_blacklist.includes(tag) && mayBeOfPartner(found.user_type, tag),
    ),
  )
  const { module_blacklist, modules, brand_button_color, logo_key, ...user } = found
  return {
    ...user,
    id: found.id,
    fullname: fullname(found),
    currentcompany_id: companyId,
    trial_until: found.trial_until && new Date(found.trial_until).toISOString(),
    appdescription: found.appdescription ?? '',
    experimental: found.experimental ?? {},
    impersonator: actor,
    brand: {
      color: brand_button_color,
      logo_url: logo_key ? `/api/company/getcurrentcompanylogo?v=${encodeURIComponent(logo_key)}` : null,
    },
    remotes: remotesFor(assembly, owned),
    ...flagsOf(assembly, owned),
  }
}

/** Users of a partner see the pages of partners and no other, whatever the company owns (G-PARTNERROLE). */
const mayBeOfPartner = (userType: string, tag: ModuleTag) => userType !== 'partner' || tag === 'PARTNER'

const flagsOf = ({ modules }: Assembly, owned: ReadonlySet<string>) =>
  Object.fromEntries([...modules.keys()].map(tag => [`hasModule${tag}`, owned.has(tag)])) as Record<
    `hasModule${ModuleTag}`,
    boolean
  >

/** The micro-frontends of what is owned: a module that is not owned is not downloaded. */
function remotesFor({ plugins, entries }: Assembly, owned: ReadonlySet<ModuleTag>) {
  return plugins.flatMap(({ code, module, ui }) => {
    const asked = ui?.modules ?? module
    return ui &&
      ui.app !== 'portal' &&
      (!asked || tagsOf(asked, added => entriesOf(entries, added)).some(tag => owned.has(tag)))
      ? [{ name: code, entry: `/remotes/${code}/entry.js`, app: ui.app }]
      : []
  })
}
