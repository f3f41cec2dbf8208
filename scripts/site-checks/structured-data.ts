import type { BuiltPage, BuiltSite } from './built-site.ts';
import { foldSpaces } from './promises/find-own.ts';
import { company } from '#company';
import type { ScreenId } from '#paths';
import { serviceIds } from '#services';

type Node = Record<string, unknown>;

/** Required properties of nodes at any depth, by type. */
const required = propertyLists({
  LocalBusiness:
    'name legalName description url telephone email address geo openingHoursSpecification areaServed priceRange ' +
    'currenciesAccepted paymentAccepted sameAs hasOfferCatalog foundingDate logo image' +
    (company.ratingSource ? ' aggregateRating' : ''),
  PostalAddress: 'streetAddress postalCode addressLocality addressRegion addressCountry',
  GeoCoordinates: 'latitude longitude',
  GeoCircle: 'geoMidpoint geoRadius',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  AggregateRating: 'ratingValue bestRating reviewCount',
  OfferCatalog: 'name itemListElement',
  Service: 'name url',
  Organization: '@id name url',
  WebSite: '@id name url inLanguage publisher',
  SearchAction: 'target query-input',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name',
  BlogPosting: '@id headline url datePublished',
  Blog: '@id url',
  FAQPage: 'inLanguage mainEntity',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  ImageObject: 'url width height',
});

const pageProperties = '@id url name description inLanguage isPartOf';

/** Further required properties of a page's main nodes. */
const requiredOfMain = propertyLists({
  BlogPosting: 'description image author publisher dateModified inLanguage wordCount mainEntityOfPage',
  Blog: 'name inLanguage publisher blogPost',
  Service: 'description provider areaServed offers',
  WebPage: pageProperties,
  AboutPage: pageProperties,
  ContactPage: pageProperties,
  CollectionPage: pageProperties,
  SearchResultsPage: pageProperties,
});

const service = ['WebPage', 'Organization', 'Service', 'FAQPage', 'BreadcrumbList'];
const typesOfScreen: Partial<Record<ScreenId, string[]>> = {
  home: ['WebPage', 'WebSite', 'LocalBusiness', 'HomeAndConstructionBusiness'],
  services: ['CollectionPage', 'LocalBusiness', 'BreadcrumbList'],
  about: ['AboutPage', 'LocalBusiness', 'BreadcrumbList'],
  contact: ['ContactPage', 'LocalBusiness', 'BreadcrumbList'],
  blog: ['CollectionPage', 'Blog', 'BreadcrumbList'],
  search: ['SearchResultsPage', 'BreadcrumbList'],
  ...Object.fromEntries(serviceIds.map((id) => [id, service])),
};
const typesOfArticle = ['WebPage', 'BlogPosting', 'BreadcrumbList'];
const typesOfOthers = ['WebPage', 'BreadcrumbList'];

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Reports faults of the JSON-LD of all indexable pages. */
export function checkStructuredData(site: BuiltSite): string[] {
  return [...site.pages.values()]
    .filter(({ indexed }) => indexed)
    .flatMap((page) => checkPage(page).map((fault) => `${page.path}: JSON-LD ${fault}`));
}

function checkPage(page: BuiltPage): string[] {
  const scripts = page.root.querySelectorAll('script[type="application/ld+json"]');
  const graphs = scripts.map((script) => readGraph(script.rawText));
  if (graphs.length === 0 || graphs.includes(undefined)) return ['is no JSON with @context and @graph'];
  const main = graphs.flatMap((graph) => graph ?? []);
  const all = main.flatMap(withDescendants);
  const types = new Set(main.flatMap(typesOf));
  const expected = page.screen ? (typesOfScreen[page.screen] ?? typesOfOthers) : typesOfArticle;
  return [
    ...expected.filter((type) => !types.has(type)).map((type) => `lacks a node of type ${type}`),
    ...all.flatMap((node) => missing(node, required)),
    ...main.flatMap((node) => missing(node, requiredOfMain)),
    ...all.flatMap(checkValues),
    ...compareWithPage(page, main),
  ];
}

function readGraph(text: string): Node[] | undefined {
  try {
    const document = JSON.parse(text) as Node;
    const graph = document['@graph'];
    return document['@context'] === 'https://schema.org' && Array.isArray(graph)
      ? (graph as Node[])
      : undefined;
  } catch {
    return undefined;
  }
}

function propertyLists(lists: Record<string, string>): Map<string, string[]> {
  return new Map(Object.entries(lists).map(([type, names]) => [type, names.split(' ')]));
}

function missing(node: Node, properties: Map<string, string[]>): string[] {
  return typesOf(node).flatMap((type) =>
    (properties.get(type) ?? []).filter((name) => isEmpty(node[name])).map((name) => `${type} lacks ${name}`),
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/**
 * Reports dates that are not ISO 8601, URLs that are not absolute, and texts with a placeholder or
 * an invisible character.
 */
function checkValues(node: Node): string[] {
  const faults: string[] = [];
  for (const [name, value] of Object.entries(node)) {
    if (typeof value !== 'string') continue;
    if (/^date/.test(name) && !isoDate.test(value)) faults.push(`${name} "${value}" is no ISO date`);
    if (/^(url|logo|item|hasMap|@id)$/.test(name) && !URL.canParse(value))
      faults.push(`${name} "${value}" is no full address`);
    if (name !== 'urlTemplate' && /\{\w+\}|[\u00ad\u2066-\u2069]/.test(value))
      faults.push(`${name} "${value}" holds what is not for readers`);
  }
  return faults;
}

/** Reports differences between the JSON-LD and the visible content. */
function compareWithPage({ root }: BuiltPage, nodes: readonly Node[]): string[] {
  const crumbs = root.querySelectorAll('[data-crumbs] li').map(({ text }) => readable(text));
  return [
    ...compare('BreadcrumbList', crumbs, namesIn(nodes, 'BreadcrumbList', 'itemListElement')),
    ...compareQuestions(root, nodes),
  ];
}

function compareQuestions(root: BuiltPage['root'], nodes: readonly Node[]): string[] {
  if (!nodes.some((node) => typesOf(node).includes('FAQPage'))) return [];
  const visible = root.querySelectorAll('[name="faq"] > :is(summary, p)');
  const structured = nodes
    .flatMap(withDescendants)
    .flatMap(({ '@type': type, name, text }) =>
      type === 'Question' ? [name] : type === 'Answer' ? [text] : [],
    );
  return compare(
    'FAQPage',
    visible.map(({ text }) => readable(text)),
    structured.map((text) => readable(String(text))),
  );
}

function compare(type: string, visible: string[], structured: string[]): string[] {
  const [one, other] = [visible.join(' / '), structured.join(' / ')];
  return one === other ? [] : [`${type} says "${other}" where the page shows "${one}"`];
}

function namesIn(nodes: readonly Node[], type: string, list: string): string[] {
  const items = nodes
    .filter((node) => typesOf(node).includes(type))
    .flatMap((node) => childrenOf({ [list]: node[list] }));
  return items.map(({ name }) => readable(String(name)));
}

function readable(text: string): string {
  return foldSpaces(text).trim();
}

function withDescendants(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(withDescendants)];
}

function childrenOf(node: Node): Node[] {
  const values = Object.values(node).flat();
  return values.filter((value): value is Node => typeof value === 'object' && value !== null);
}

function typesOf(node: Node): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string');
}
