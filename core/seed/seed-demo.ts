import { hashPassword } from '@core/accounts/password'
import type { ModuleTag } from '@core/context/modules'
import { countRecords } from '@core/db/open-record'
import { withPlatform, withTenant } from '@core/db/tenant'
import { updateRows } from '@core/db/write'
import type { Platform } from '@core/platform/platform'
import { workFor } from '@core/platform/work-for'
import { Company } from '@core/tenancy/company'
import { CompanySettings } from '@core/tenancy/company-settings'
import { createCompany, createUser } from '@core/tenancy/create-company'
import sharp from 'sharp'
import { DEMO_COMPANIES, DEMO_PASSWORD, type DemoCompany } from './demo-companies'

/** Whether the database has no company yet. */
export const isEmpty = (platform: Platform): Promise<boolean> =>
  withPlatform(platform.orm, async em => (await countRecords({ em, company: { id: 0 } }, Company, {})) === 0)

/** Makes the demo companies with their users, and lets every plugin fill those that own its module; the platform's own company starts empty. */
export async function seedDemo(platform: Platform): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  for (const demo of DEMO_COMPANIES) {
    const modules = modulesOf(platform, demo)
    const id = await createCompany(platform, { ...demo.fields, modules, settings: demo.settings })
    const users = await withTenant(platform.orm, id, async em => {
      const made: (number | undefined)[] = []
      for (const [order, user] of demo.users.entries())
        made.push(await createUser(em, id, { ...user, order, password_hash }))
      return made
    })
    await keepLogo(platform, id, demo.logo)
    for (const plugin of platform.assembly.plugins) {
      if (plugin.seed && !modules.includes('ADMIN') && (!plugin.module || modules.includes(plugin.module))) {
        await workFor(platform, { companyId: id, userId: users[0] }, plugin.seed, { quiet: true })
      }
    }
  }
}

/** The modules of a demo company, as far as they are deployed. */
export const modulesOf = ({ assembly }: Pick<Platform, 'assembly'>, { modules }: DemoCompany): readonly ModuleTag[] =>
  [...assembly.modules.values()]
    .filter(({ tag, platformOnly }) =>
      typeof modules === 'string' ? modules === 'all' || !platformOnly : modules.includes(tag),
    )
    .map(({ tag }) => tag)

/** A plain logo: a roof over two lines on a coloured plate. */
async function keepLogo(platform: Platform, companyId: number, { plate, mark }: { plate: string; mark: string }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${plate}"/><path d="M6 16 16 8l10 8v2H6zM10 20h12v2H10zM13 24h6v2h-6z" fill="${mark}"/></svg>`
  const key = `company/${companyId}/logo-1.png`
  await platform.files.put(key, await sharp(Buffer.from(svg)).png().toBuffer(), 'image/png')
  await withTenant(platform.orm, companyId, async em => {
    await updateRows({ em, company: { id: companyId } }, CompanySettings, {}, { logo_key: key })
  })
}
