// Fills the built page with the prerendered Welcome screen, and with the values that React takes it over with.
import { linkedDataOf } from './linked-data.ts'
import { pageDataId, type PageParts, type PageData } from '#domain/restaurant/page-data.ts'

/** The places in index.html that are filled. */
export const emptyTitle = '<title></title>'
export const emptyRoot = '<div id="root"></div>'

export function fillPage(
  template: string,
  { head, welcome, notYet }: PageParts,
  { pageData, site }: { pageData: PageData; site?: string | undefined },
): string {
  const body = [
    `<div id="root">${welcome}</div>`,
    `<template id="not-yet">${notYet}</template>`,
    pageDataElement(pageData),
    dataElement('type="application/ld+json"', linkedDataOf(pageData, site)),
  ]
  return template.replace(emptyTitle, () => head).replace(emptyRoot, () => body.join('\n    '))
}

/** A block of data, which no browser runs, and so no policy has to know. */
export function pageDataElement(pageData: PageData): string {
  return dataElement(`type="application/json" id="${pageDataId}"`, pageData)
}

function dataElement(attributes: string, data: unknown): string {
  // The owner's words must not end the element.
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script ${attributes}>${text}</script>`
}
