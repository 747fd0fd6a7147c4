import rksj83pvRKSJH from "pdfjs-dist/cmaps/83pv-RKSJ-H.bcmap";
import rksj90msRKSJH from "pdfjs-dist/cmaps/90ms-RKSJ-H.bcmap";
import rksj90msRKSJV from "pdfjs-dist/cmaps/90ms-RKSJ-V.bcmap";
import rksj90mspRKSJH from "pdfjs-dist/cmaps/90msp-RKSJ-H.bcmap";
import rksj90mspRKSJV from "pdfjs-dist/cmaps/90msp-RKSJ-V.bcmap";
import rksj90pvRKSJH from "pdfjs-dist/cmaps/90pv-RKSJ-H.bcmap";
import addRKSJH from "pdfjs-dist/cmaps/Add-RKSJ-H.bcmap";
import addRKSJV from "pdfjs-dist/cmaps/Add-RKSJ-V.bcmap";
import adobeCNS1UCS2 from "pdfjs-dist/cmaps/Adobe-CNS1-UCS2.bcmap";
import adobeGB1UCS2 from "pdfjs-dist/cmaps/Adobe-GB1-UCS2.bcmap";
import adobeJapan1UCS2 from "pdfjs-dist/cmaps/Adobe-Japan1-UCS2.bcmap";
import adobeKorea1UCS2 from "pdfjs-dist/cmaps/Adobe-Korea1-UCS2.bcmap";
import b5pcH from "pdfjs-dist/cmaps/B5pc-H.bcmap";
import b5pcV from "pdfjs-dist/cmaps/B5pc-V.bcmap";
import cNSEUCH from "pdfjs-dist/cmaps/CNS-EUC-H.bcmap";
import cNSEUCV from "pdfjs-dist/cmaps/CNS-EUC-V.bcmap";
import eTenB5H from "pdfjs-dist/cmaps/ETen-B5-H.bcmap";
import eTenB5V from "pdfjs-dist/cmaps/ETen-B5-V.bcmap";
import eTenmsB5H from "pdfjs-dist/cmaps/ETenms-B5-H.bcmap";
import eTenmsB5V from "pdfjs-dist/cmaps/ETenms-B5-V.bcmap";
import eUCH from "pdfjs-dist/cmaps/EUC-H.bcmap";
import eUCV from "pdfjs-dist/cmaps/EUC-V.bcmap";
import extRKSJH from "pdfjs-dist/cmaps/Ext-RKSJ-H.bcmap";
import extRKSJV from "pdfjs-dist/cmaps/Ext-RKSJ-V.bcmap";
import gBEUCH from "pdfjs-dist/cmaps/GB-EUC-H.bcmap";
import gBEUCV from "pdfjs-dist/cmaps/GB-EUC-V.bcmap";
import gBKEUCH from "pdfjs-dist/cmaps/GBK-EUC-H.bcmap";
import gBKEUCV from "pdfjs-dist/cmaps/GBK-EUC-V.bcmap";
import gBK2KH from "pdfjs-dist/cmaps/GBK2K-H.bcmap";
import gBK2KV from "pdfjs-dist/cmaps/GBK2K-V.bcmap";
import gBKpEUCH from "pdfjs-dist/cmaps/GBKp-EUC-H.bcmap";
import gBKpEUCV from "pdfjs-dist/cmaps/GBKp-EUC-V.bcmap";
import gBpcEUCH from "pdfjs-dist/cmaps/GBpc-EUC-H.bcmap";
import gBpcEUCV from "pdfjs-dist/cmaps/GBpc-EUC-V.bcmap";
import h from "pdfjs-dist/cmaps/H.bcmap";
import hKscsB5H from "pdfjs-dist/cmaps/HKscs-B5-H.bcmap";
import hKscsB5V from "pdfjs-dist/cmaps/HKscs-B5-V.bcmap";
import kSCEUCH from "pdfjs-dist/cmaps/KSC-EUC-H.bcmap";
import kSCEUCV from "pdfjs-dist/cmaps/KSC-EUC-V.bcmap";
import kSCmsUHCH from "pdfjs-dist/cmaps/KSCms-UHC-H.bcmap";
import kSCmsUHCHWH from "pdfjs-dist/cmaps/KSCms-UHC-HW-H.bcmap";
import kSCmsUHCHWV from "pdfjs-dist/cmaps/KSCms-UHC-HW-V.bcmap";
import kSCmsUHCV from "pdfjs-dist/cmaps/KSCms-UHC-V.bcmap";
import kSCpcEUCH from "pdfjs-dist/cmaps/KSCpc-EUC-H.bcmap";
import uniCNSUCS2H from "pdfjs-dist/cmaps/UniCNS-UCS2-H.bcmap";
import uniCNSUCS2V from "pdfjs-dist/cmaps/UniCNS-UCS2-V.bcmap";
import uniCNSUTF16H from "pdfjs-dist/cmaps/UniCNS-UTF16-H.bcmap";
import uniCNSUTF16V from "pdfjs-dist/cmaps/UniCNS-UTF16-V.bcmap";
import uniGBUCS2H from "pdfjs-dist/cmaps/UniGB-UCS2-H.bcmap";
import uniGBUCS2V from "pdfjs-dist/cmaps/UniGB-UCS2-V.bcmap";
import uniGBUTF16H from "pdfjs-dist/cmaps/UniGB-UTF16-H.bcmap";
import uniGBUTF16V from "pdfjs-dist/cmaps/UniGB-UTF16-V.bcmap";
import uniJISUCS2H from "pdfjs-dist/cmaps/UniJIS-UCS2-H.bcmap";
import uniJISUCS2HWH from "pdfjs-dist/cmaps/UniJIS-UCS2-HW-H.bcmap";
import uniJISUCS2HWV from "pdfjs-dist/cmaps/UniJIS-UCS2-HW-V.bcmap";
import uniJISUCS2V from "pdfjs-dist/cmaps/UniJIS-UCS2-V.bcmap";
import uniJISUTF16H from "pdfjs-dist/cmaps/UniJIS-UTF16-H.bcmap";
import uniJISUTF16V from "pdfjs-dist/cmaps/UniJIS-UTF16-V.bcmap";
import uniJIS2004UTF16H from "pdfjs-dist/cmaps/UniJIS2004-UTF16-H.bcmap";
import uniJIS2004UTF16V from "pdfjs-dist/cmaps/UniJIS2004-UTF16-V.bcmap";
import uniKSUCS2H from "pdfjs-dist/cmaps/UniKS-UCS2-H.bcmap";
import uniKSUCS2V from "pdfjs-dist/cmaps/UniKS-UCS2-V.bcmap";
import uniKSUTF16H from "pdfjs-dist/cmaps/UniKS-UTF16-H.bcmap";
import uniKSUTF16V from "pdfjs-dist/cmaps/UniKS-UTF16-V.bcmap";
import v from "pdfjs-dist/cmaps/V.bcmap";

/**
 * How the character codes of Chinese, Japanese and Korean fonts that are not in the file map to characters:
 * those ISO 32000-1 names in table 118, and those by which glyphs map back to Unicode.
 */
const CMAPS: Record<string, ArrayBuffer> = {
  "Adobe-GB1-UCS2": adobeGB1UCS2,
  "GB-EUC-H": gBEUCH,
  "GB-EUC-V": gBEUCV,
  "GBpc-EUC-H": gBpcEUCH,
  "GBpc-EUC-V": gBpcEUCV,
  "GBK-EUC-H": gBKEUCH,
  "GBK-EUC-V": gBKEUCV,
  "GBKp-EUC-H": gBKpEUCH,
  "GBKp-EUC-V": gBKpEUCV,
  "GBK2K-H": gBK2KH,
  "GBK2K-V": gBK2KV,
  "UniGB-UCS2-H": uniGBUCS2H,
  "UniGB-UCS2-V": uniGBUCS2V,
  "UniGB-UTF16-H": uniGBUTF16H,
  "UniGB-UTF16-V": uniGBUTF16V,
  "Adobe-CNS1-UCS2": adobeCNS1UCS2,
  "B5pc-H": b5pcH,
  "B5pc-V": b5pcV,
  "HKscs-B5-H": hKscsB5H,
  "HKscs-B5-V": hKscsB5V,
  "ETen-B5-H": eTenB5H,
  "ETen-B5-V": eTenB5V,
  "ETenms-B5-H": eTenmsB5H,
  "ETenms-B5-V": eTenmsB5V,
  "CNS-EUC-H": cNSEUCH,
  "CNS-EUC-V": cNSEUCV,
  "UniCNS-UCS2-H": uniCNSUCS2H,
  "UniCNS-UCS2-V": uniCNSUCS2V,
  "UniCNS-UTF16-H": uniCNSUTF16H,
  "UniCNS-UTF16-V": uniCNSUTF16V,
  "Adobe-Japan1-UCS2": adobeJapan1UCS2,
  "83pv-RKSJ-H": rksj83pvRKSJH,
  "90ms-RKSJ-H": rksj90msRKSJH,
  "90ms-RKSJ-V": rksj90msRKSJV,
  "90msp-RKSJ-H": rksj90mspRKSJH,
  "90msp-RKSJ-V": rksj90mspRKSJV,
  "90pv-RKSJ-H": rksj90pvRKSJH,
  "Add-RKSJ-H": addRKSJH,
  "Add-RKSJ-V": addRKSJV,
  "EUC-H": eUCH,
  "EUC-V": eUCV,
  "Ext-RKSJ-H": extRKSJH,
  "Ext-RKSJ-V": extRKSJV,
  H: h,
  V: v,
  "UniJIS-UCS2-H": uniJISUCS2H,
  "UniJIS-UCS2-V": uniJISUCS2V,
  "UniJIS-UCS2-HW-H": uniJISUCS2HWH,
  "UniJIS-UCS2-HW-V": uniJISUCS2HWV,
  "UniJIS-UTF16-H": uniJISUTF16H,
  "UniJIS-UTF16-V": uniJISUTF16V,
  "UniJIS2004-UTF16-H": uniJIS2004UTF16H,
  "UniJIS2004-UTF16-V": uniJIS2004UTF16V,
  "Adobe-Korea1-UCS2": adobeKorea1UCS2,
  "KSC-EUC-H": kSCEUCH,
  "KSC-EUC-V": kSCEUCV,
  "KSCms-UHC-H": kSCmsUHCH,
  "KSCms-UHC-V": kSCmsUHCV,
  "KSCms-UHC-HW-H": kSCmsUHCHWH,
  "KSCms-UHC-HW-V": kSCmsUHCHWV,
  "KSCpc-EUC-H": kSCpcEUCH,
  "UniKS-UCS2-H": uniKSUCS2H,
  "UniKS-UCS2-V": uniKSUCS2V,
  "UniKS-UTF16-H": uniKSUTF16H,
  "UniKS-UTF16-V": uniKSUTF16V,
};

/** Where pdf.js finds a CMap by its name. */
export class CMapFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const cmap = CMAPS[filename.replace(/\.bcmap$/, "")];
    if (!cmap) throw new Error(`No CMap ${filename}`);
    // pdf.js detaches what it is given.
    return new Uint8Array(cmap.slice(0));
  }
}
