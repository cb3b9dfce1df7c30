// The routes of a started server, as it publishes them itself.

export type Schema = Readonly<Record<string, unknown>> & {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

export interface TableRoute {
  /** "POST /api/orders/{id}/move" */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly params: readonly Parameter[]
  readonly query: readonly Parameter[]
  readonly needsKey: boolean
  readonly body: { readonly type: string; readonly schema: Schema } | undefined
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

export async function readRouteTable(url: string): Promise<TableRoute[]> {
  const reply = await fetch(`${url}/api/openapi.json`)
  const { paths } = (await reply.json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      tableRoute(method.toUpperCase(), path, operation),
    ),
  )
}

function tableRoute(method: string, path: string, { parameters = [], requestBody }: Operation): TableRoute {
  const [content] = Object.entries(requestBody?.content ?? {})
  return {
    name: `${method} ${path}`,
    method,
    path,
    params: parameters.filter((parameter) => parameter.in === 'path'),
    query: parameters.filter((parameter) => parameter.in === 'query'),
    needsKey: parameters.some((parameter) => parameter.in === 'header'),
    body: content && { type: content[0], schema: content[1].schema },
  }
}
