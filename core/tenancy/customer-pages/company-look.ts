import { Recent } from '@core/cache/recent'
import { openRecord } from '@core/db/open-record'
import { findCompanyOfHost } from '@core/db/tenancy/company-of-host'
import { withPlatform, withTenant } from '@core/db/tenant'
import { companyOfPath, companyPath } from '@core/links/company-path'
import type { Platform } from '@core/platform/platform'
import { asHost } from '../as-host'
import { Company } from '../company'
import { ownSettings } from '../own-settings'

/** How a company shows itself to its customers, before any of them has said who they are. */
export interface CompanyLook {
  /** Number of the company. */
  readonly id: number
  /** What stands for it in addresses. */
  readonly path: string
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly color: string | null
  readonly logo_key: string | null
}

/** Companies and host names whose look is remembered. */
const MOST = 1000
/** Milliseconds after which a changed name, colour or logo shows. */
const FRESH_MS = 60_000

type Kept<T> = { readonly value: T; readonly until: number }

/** Reads looks; who is asked for again within a minute costs the database nothing. */
export function companyLooks(platform: Platform): {
  ofPath(path: string): Promise<CompanyLook | null>
  ofHost(host: string): Promise<CompanyLook | null>
} {
  const looks = new Recent<Kept<CompanyLook | null>>(MOST)
  const hosts = new Recent<Kept<number | null>>(MOST)

  async function look(id: number): Promise<CompanyLook | null> {
    return remembered(looks, String(id), () => readLook(platform, id))
  }
  return {
    async ofPath(path) {
      const id = companyOfPath(platform.secrets, path)
      return id === null ? null : look(id)
    },
    async ofHost(host) {
      const id = await remembered(hosts, asHost(host).slice(0, 255), () => companyAt(platform, host))
      return id === null ? null : look(id)
    },
  }
}

async function remembered<T>(kept: Recent<Kept<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.value
  kept.forget(key)
  const { value } = await kept.getOrMake(key, async () => ({ value: await read(), until: Date.now() + FRESH_MS }))
  return value
}

async function companyAt({ orm }: Platform, host: string): Promise<number | null> {
  const company = await withPlatform(orm, em => findCompanyOfHost(em, asHost(host)))
  return company?.id ?? null
}

/** Null for a company that is not there, or not any more. */
async function readLook({ orm, secrets }: Platform, id: number): Promise<CompanyLook | null> {
  if (!Number.isSafeInteger(id)) return null
  return withTenant(orm, id, async em => {
    const reader = { em, company: { id } }
    const company = await openRecord(reader, Company, { id, deleted_at: null })
    if (!company) return null
    const settings = await ownSettings(reader)
    const { name, phone, email } = company
    return {
      id,
      path: companyPath(secrets, { id, name }),
      name,
      phone: phone ?? null,
      email: email ?? null,
      color: settings?.brand_button_color ?? null,
      logo_key: settings?.logo_key ?? null,
    }
  })
}
