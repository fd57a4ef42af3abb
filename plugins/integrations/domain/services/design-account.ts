import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { DesignAccount } from '../../entities/design-account'
import { addressOfService, type FormService, formServiceAt } from './form-service'

const aboutOf = ({ company }: Pick<Context, 'company'>) => `design account of ${company.id}`

export const sealPassword = (context: Context, password: string): string =>
  context.secrets.seal(password, aboutOf(context))

export const designAccount = (context: Context): Promise<Opened<typeof DesignAccount> | null> =>
  openRecord(context, DesignAccount, {})

/** The design service as the company's account. @throws Problem 409 without one, or when its password can no longer be read */
export async function designService(context: Context): Promise<FormService> {
  const account = await designAccount(context)
  if (!account) throw refused('integrations.connection_inactive')
  const { username } = account
  return formServiceAt(context.outbound, addressOfService(context, 'design'), { username, password: opened() })

  function opened(): string {
    try {
      return context.secrets.open(account?.password ?? '', aboutOf(context))
    } catch {
      throw refused('integrations.connection_inactive')
    }
  }
}
