import { expect, type Page } from '@playwright/test'

/** The link to a page of customers in the newest mail that came for an address: to that with `part` in it. */
export async function linkInMail(page: Page, email: string, part: string): Promise<string> {
  const newest = async () => {
    const all = (await (await page.request.get('/dev/mail/messages')).json()) as { id: string; recipients: string[] }[]
    return all.find(({ recipients }) => recipients.includes(email))
  }
  await expect.poll(newest, { timeout: 30_000 }).toBeTruthy()
  const mail = (await (await page.request.get(`/dev/mail/messages/${(await newest())?.id}`)).json()) as { html: string }
  const found = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address)
  const address = found.find(one => one.includes(part)) ?? ''
  return address.replaceAll('&#x2F;', '/').replaceAll('&amp;', '&')
}
