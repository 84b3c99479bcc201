import { shippedPosts } from '~/content/blog';
import { faqCategories } from '~/content/faq';
import { footerColumns } from '~/content/footer';
import { headerLinks } from '~/content/navigation';
import { origin } from '~/content/origin';
import { paths } from '~/content/paths';
import { plans } from '~/content/plans';
import { country, currency, site } from '~/content/site';
import type { PageHead } from '~/lib/head';

const context = 'https://schema.org';
const organization = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: site.name,
};

/** schema.org descriptions of a page, by the id of its route. */
export function structuredData(
  routeId: string,
  head: PageHead,
  params: Readonly<Record<string, string>>,
): object[] {
  if (head.noindex || head.isPending) return [];
  if (routeId === 'home') return [describeOrganization(), describeService()];
  if (routeId === 'packages') return [describeService(), breadcrumbs(head)];
  if (routeId === 'faq') return [describeFaq(), breadcrumbs(head)];
  if (routeId === 'blog-post')
    return [describePost(params['slug'] ?? ''), breadcrumbs(head, 'Blogs', paths.blog)];
  return [breadcrumbs(head)];
}

function describeOrganization(): object {
  return {
    '@context': context,
    ...organization,
    url: origin,
    logo: `${origin}/icon-512.png`,
    email: site.email,
    telephone: site.phone,
    slogan: site.tagline,
  };
}

function describeService(): object {
  return {
    '@context': context,
    '@type': 'Service',
    name: `${site.name} subscription`,
    serviceType: 'Internet television',
    description: site.tagline,
    provider: organization,
    areaServed: { '@type': 'Country', name: country },
    offers: plans.map((plan) => ({
      '@type': 'Offer',
      name: `${plan.name}, ${plan.duration}`,
      price: plan.price.toFixed(2),
      priceCurrency: currency,
      availability: `${context}/InStock`,
      url: origin + paths.packages,
    })),
  };
}

function describeFaq(): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: faqCategories.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    ),
  };
}

function describePost(slug: string): object {
  const post = shippedPosts.find((each) => each.slug === slug);
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post?.title,
    description: post?.excerpt,
    datePublished: post?.date,
    image: origin + (post?.imageUrl ?? ''),
    author: { '@type': 'Person', name: post?.authorName },
    publisher: organization,
    mainEntityOfPage: origin + paths.blogPost(slug),
  };
}

/** As links to it say; else what its title begins with. */
function nameOf({ path, title }: PageHead): string {
  const links = [...headerLinks, ...footerColumns.quickLinks.links, ...footerColumns.legal.links];
  const link = links.find(({ href }) => href === path);
  return link?.label ?? title.split(' | ')[0] ?? title;
}

function breadcrumbs(head: PageHead, parent?: string, parentPath?: string): object {
  const trail = [
    { name: 'Home', path: paths.home },
    ...(parent && parentPath ? [{ name: parent, path: parentPath }] : []),
    { name: nameOf(head), path: head.path },
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
