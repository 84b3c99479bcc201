/**
 * An HTML document of this site, its scripts not run.
 * @param deadline  milliseconds after which the request is given up
 * @returns rejects when the network fails, or the answer is no HTML with the status 200
 */
export function fetchDocument(url: string, deadline: number): Promise<Document> {
  // of all ways to HTML this one alone hands over no text, which the content policy would have to trust
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.open('GET', url);
  return new Promise((resolve, reject) => {
    // however it ends: a worker's answer that breaks off half-way is told as given up
    request.onloadend = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`Could not load ${url}`));
    request.timeout = deadline;
    request.onreadystatechange = () => {
      // what comes instead need not arrive, let alone be read
      if (request.readyState === request.HEADERS_RECEIVED && request.status !== 200)
        request.abort();
    };
    request.send();
  });
}
