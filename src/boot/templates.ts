export type Texts = Readonly<Record<string, string>>;
type Slots = Readonly<Record<string, readonly Node[]>>;

/**
 * A copy of what the document holds as `<template data-part>`: its `{name}`s with their texts, its
 * slots with what belongs there.
 */
export function draw(part: string, texts: Texts = {}, slots: Slots = {}): Node {
  // stays the template's until it is filled in: pictures are not asked for before
  const drawn = contentOf(part).cloneNode(true) as DocumentFragment;
  const fill = (node: Node) => {
    const { nodeValue } = node;
    // to set what it is already would cost as much as another value
    if (nodeValue?.includes('{'))
      node.nodeValue = nodeValue.replace(/\{(\w+)\}/g, (mark, name: string) => texts[name] ?? mark);
  };
  const walker = document.createTreeWalker(drawn);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    fill(node);
    if (node instanceof Element) [...node.attributes].forEach(fill);
  }
  for (const slot of drawn.querySelectorAll('slot')) slot.replaceWith(...(slots[slot.name] ?? []));
  return drawn;
}

export function contentOf(part: string): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>(`[data-part="${part}"]`);
  if (!template) throw new Error(`The document has no template of ${part}`);
  return template.content;
}
