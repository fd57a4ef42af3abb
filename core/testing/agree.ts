import type { TestAnswer, TestClient } from './server'

/** Agrees to a document as its customer does: opens the link, and names the version that is on screen. */
export async function agree(
  customer: TestClient,
  kind: string,
  hash: string,
  answer: Readonly<Record<string, unknown>>,
): Promise<TestAnswer> {
  const page = await customer.get(`/api/${kind}/${hash}/getbycustomer`)
  return customer.post(`/api/${kind}/${hash}/approvebycustomer`, { fingerprint: page.body.fingerprint, ...answer })
}
